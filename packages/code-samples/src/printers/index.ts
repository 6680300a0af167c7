export { listEntries, printBlock, printCall, quoteText } from './print-literal';
export { PYTHON, printPythonLiteral } from './print-python';
