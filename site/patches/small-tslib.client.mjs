// Written as a path, because the name of the package leads here: see small-packages.ts.
export { __importDefault } from 'tslib/tslib.es6.mjs';
