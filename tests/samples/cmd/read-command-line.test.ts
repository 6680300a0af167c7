import { expect, test } from 'vitest';
import { readCommandLine } from './read-command-line';

// The rules of cmd.exe and of Microsoft's C runtime, each by one case: a command typed at the
// prompt, and the arguments that curl receives.
const cases: Array<[rule: string, typed: string, received: string[]]> = [
  ['white space separates', 'curl  a\tb', ['a', 'b']],
  ['quotes keep white space', 'curl "a b"', ['a b']],
  ['quotes may begin inside an argument', 'curl a" b"c', ['a bc']],
  ['an empty argument needs quotes', 'curl "" a', ['', 'a']],
  ['apostrophes mean nothing', "curl 'a b'", ["'a", "b'"]],
  ['a backslash is a backslash', 'curl C:\\new\\x', ['C:\\new\\x']],
  ['a backslash before a quote makes it a character', 'curl "{\\"a\\": 1}"', ['{"a": 1}']],
  ['two backslashes before a quote are one', 'curl "a\\\\" b', ['a\\', 'b']],
  ['three are one and a quote', 'curl "a\\\\\\" b"', ['a\\" b']],
  ['two quotes inside quotes are one', 'curl "a""b"', ['a"b']],
  ['a caret joins lines', 'curl a ^\n  b', ['a', 'b']],
  ['a caret takes what follows literally', 'curl a^&b ^^', ['a&b', '^']],
  ['inside quotes a caret is a caret', 'curl "a^b"', ['a^b']],
  ['inside quotes operators are characters', 'curl "a & b | c > d < e"', ['a & b | c > d < e']],
  ['a percent alone is a percent', 'curl "100 %"', ['100 %']],
  ['a percent-encoding is no variable', 'curl "x%20y%20z"', ['x%20y%20z']],
  ['an exclamation mark alone is one', 'curl "Hello!"', ['Hello!']],
];

test.each(cases)('%s', (_rule, typed, received) => {
  expect(readCommandLine(`${typed}\n`)).toEqual(['curl', ...received]);
});

const rejected: Array<[rule: string, typed: string, message: string]> = [
  ['a variable', 'curl "%PATH%"', '%PATH% is a variable'],
  ['a variable of delayed expansion', 'curl "!PATH!"', '!PATH! is a variable'],
  ['an operator outside quotes', 'curl a&b', '& is an operator in "curl a&b"'],
  // For cmd.exe, \" ends the quoted part, so that what follows is outside.
  ['an operator after an escaped quote', 'curl "\\"a & b\\""', '& is an operator'],
  ['a line break inside quotes', 'curl "a\nb"', 'the command ends after "curl "a"'],
  ['a caret inside quotes before a line break', 'curl "a ^\nb"', 'the command ends after'],
  ['a quote that is not closed', 'curl "a', 'not closed'],
  ['a command of 8,192 characters', `curl ${'a'.repeat(8187)}`, '8192 characters, not 8191'],
];

test.each(rejected)('%s is rejected', (_rule, typed, message) => {
  expect(() => readCommandLine(typed)).toThrow(message);
});
