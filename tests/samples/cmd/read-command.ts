/** The longest command that cmd.exe accepts. */
const LONGEST = 8191;

/** At the prompt an unknown variable stays as it is, and no name begins like a percent-encoding. */
const VARIABLE = /%(?![0-9A-F]{2})[^%\n]+%/;

const DELAYED_VARIABLE = /![^!\n]+!/;

/**
 * The first two phases of cmd.exe: variables, then carets, operators and line ends, which act
 * outside quotes only. For cmd.exe every quote begins or ends a quoted part, also `\"`.
 *
 * @returns the line that cmd.exe hands to the sample
 */
export function readCommand(text: string): string {
  if (text.length > LONGEST) fail(`the command has ${text.length} characters, not ${LONGEST}`);
  const variable = (VARIABLE.exec(text) ?? DELAYED_VARIABLE.exec(text))?.[0];
  if (variable !== undefined) fail(`${variable} is a variable`);

  let isQuoted = false;
  let line = '';
  for (let index = 0; index < text.length; index++) {
    const char = text.charAt(index);
    if (char === '\n')
      fail(`the command ends after "${text.slice(Math.max(0, index - 20), index)}"`);
    if (char === '"') isQuoted = !isQuoted;
    if (isQuoted || !'&|<>^'.includes(char)) {
      line += char;
    } else if (char === '^') {
      // It joins lines and takes the next character literally, also the first of the next line.
      index += text.charAt(index + 1) === '\n' ? 2 : 1;
      line += text.charAt(index);
    } else {
      fail(`${char} is an operator in "${text.slice(Math.max(0, index - 20), index + 5)}"`);
    }
  }
  return line;
}

function fail(reason: string): never {
  throw new Error(`cmd.exe: ${reason}.`);
}
