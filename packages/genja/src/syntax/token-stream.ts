import { TemplateError, type Span } from '../error';
import type { Token, TokenType } from './lexer';

/** The tokens of a template, read one after another, with the messages for what is missing. */
export interface TokenStream {
  current(): Token;
  /** The end of the token that was read last. */
  lastEnd(): number;
  next(): Token;
  /** Whether the current token is this operator, or this name. */
  at(type: TokenType, ...values: string[]): boolean;
  skip(type: TokenType, ...values: string[]): boolean;
  expect(type: TokenType, value?: string): Token;
  fail(message: string, span?: Span, suggestion?: string): never;
  /** Runs a part of the parser one level deeper. */
  nest<T>(parse: () => T): T;
}

/** Deeper nesting is a mistake or an attack; the parser must not run out of stack. */
const MAX_DEPTH = 120;

const NAMES: Partial<Record<TokenType, string>> = {
  tagEnd: '"%}"',
  outputEnd: '"}}"',
  name: 'a name',
  end: 'the end of the template',
  text: 'text',
};

export function readTokens(tokens: Token[]): TokenStream {
  let index = 0;
  let depth = 0;

  const stream: TokenStream = {
    current: () => tokens[index]!,
    lastEnd: () => tokens[Math.max(0, index - 1)]!.end,
    next() {
      const token = tokens[index]!;
      if (token.type !== 'end') index++;
      return token;
    },
    at(type, ...values) {
      const token = tokens[index]!;
      return token.type === type && (values.length === 0 || values.includes(token.value));
    },
    skip(type, ...values) {
      const isNext = stream.at(type, ...values);
      if (isNext) stream.next();
      return isNext;
    },
    expect(type, value) {
      if (stream.at(type, ...(value === undefined ? [] : [value]))) return stream.next();
      const expected = value === undefined ? (NAMES[type] ?? type) : `"${value}"`;
      return stream.fail(`Expected ${expected}, found ${describe(stream.current())}.`);
    },
    fail(message, { start, end } = stream.current(), suggestion) {
      throw new TemplateError(message, { start, end }, suggestion);
    },
    nest(parse) {
      if (++depth > MAX_DEPTH) stream.fail(`More than ${MAX_DEPTH} levels inside one another.`);
      const result = parse();
      depth--;
      return result;
    },
  };
  return stream;
}

export function describe(token: Token): string {
  return NAMES[token.type] && token.type !== 'name' ? NAMES[token.type]! : `"${token.value}"`;
}
