import { checkFilter, checkTest } from '../names';
import type { Arguments, BinaryOperator, CompareOperator, Expression } from './ast';
import { describe, type TokenStream } from './token-stream';

const CONSTANTS: Record<string, boolean | null> = {
  true: true,
  True: true,
  false: false,
  False: false,
  none: null,
  None: null,
};

const COMPARISONS = ['==', '!=', '<', '<=', '>', '>='];

/** Parses expressions by recursive descent: one function for each level of binding. */
export function expressionParser(stream: TokenStream) {
  const span = (start: number) => ({ start, end: stream.lastEnd() });

  function parseExpression(withCondition = true): Expression {
    return stream.nest(() => (withCondition ? parseCondition() : parseOr()));
  }

  function parseCondition(): Expression {
    const { start } = stream.current();
    let value = parseOr();
    while (stream.skip('name', 'if')) {
      const test = parseOr();
      const otherwise = stream.skip('name', 'else') ? stream.nest(parseCondition) : undefined;
      value = { type: 'condition', test, then: value, otherwise, ...span(start) };
    }
    return value;
  }

  function parseOr(): Expression {
    return parseLogic('or', () => parseLogic('and', parseNot));
  }

  function parseLogic(operator: 'and' | 'or', parseOperand: () => Expression): Expression {
    const { start } = stream.current();
    let left = parseOperand();
    while (stream.skip('name', operator)) {
      left = { type: 'logic', operator, left, right: parseOperand(), ...span(start) };
    }
    return left;
  }

  function parseNot(): Expression {
    const { start } = stream.current();
    if (!stream.skip('name', 'not')) return parseCompare();
    const operand = stream.nest(parseNot);
    return { type: 'unary', operator: 'not', operand, ...span(start) };
  }

  function parseCompare(): Expression {
    const { start } = stream.current();
    const first = parseSum();
    const rest: [CompareOperator, Expression][] = [];
    for (;;) {
      if (stream.at('operator', ...COMPARISONS)) {
        rest.push([stream.next().value as CompareOperator, parseSum()]);
      } else if (stream.skip('name', 'in')) {
        rest.push(['in', parseSum()]);
      } else if (stream.at('name', 'not')) {
        stream.next();
        stream.expect('name', 'in');
        rest.push(['not in', parseSum()]);
      } else break;
    }
    return rest.length === 0 ? first : { type: 'compare', first, rest, ...span(start) };
  }

  function parseBinary(operators: BinaryOperator[], parseOperand: () => Expression): Expression {
    const { start } = stream.current();
    let left = parseOperand();
    while (stream.at('operator', ...operators)) {
      const operator = stream.next().value as BinaryOperator;
      left = { type: 'binary', operator, left, right: parseOperand(), ...span(start) };
    }
    return left;
  }

  function parseSum(): Expression {
    return parseBinary(['+', '-'], parseConcat);
  }

  function parseConcat(): Expression {
    const { start } = stream.current();
    const items = [parseProduct()];
    while (stream.skip('operator', '~')) items.push(parseProduct());
    return items.length === 1 ? items[0]! : { type: 'concat', items, ...span(start) };
  }

  function parseProduct(): Expression {
    return parseBinary(['*', '/', '//', '%'], () => parseBinary(['**'], () => parseUnary(true)));
  }

  function parseUnary(withFilter: boolean): Expression {
    const { start } = stream.current();
    let value: Expression;
    if (stream.at('operator', '-', '+')) {
      const operator = stream.next().value as '-' | '+';
      const operand = stream.nest(() => parseUnary(false));
      value = { type: 'unary', operator, operand, ...span(start) };
    } else {
      value = parsePrimary();
    }
    value = parsePostfix(value);
    return withFilter ? parseFilters(value) : value;
  }

  function parsePrimary(): Expression {
    const token = stream.next();
    const { start } = token;
    if (token.type === 'name') {
      if (Object.hasOwn(CONSTANTS, token.value)) {
        return { type: 'constant', value: CONSTANTS[token.value]!, ...span(start) };
      }
      return { type: 'name', name: token.value, ...span(start) };
    }
    if (token.type === 'string') {
      let value = token.value;
      while (stream.at('string')) value += stream.next().value;
      return { type: 'constant', value, ...span(start) };
    }
    if (token.type === 'integer' || token.type === 'float') {
      const value = Number(token.value.replaceAll('_', ''));
      const float = token.type === 'float';
      if (!float && !Number.isSafeInteger(value)) {
        stream.fail('Whole numbers go up to 9007199254740991.', token);
      }
      return { type: 'constant', value, ...(float && { float }), ...span(start) };
    }
    if (token.type === 'operator') {
      if (token.value === '(') {
        const value = parseTuple({ parentheses: true });
        stream.expect('operator', ')');
        return { ...value, ...span(start) };
      }
      if (token.value === '[') {
        const items = parseItems(']');
        return { type: 'list', items, ...span(start) };
      }
      if (token.value === '{') return parseMap(start);
    }
    return stream.fail(
      token.type === 'tagEnd' || token.type === 'outputEnd'
        ? 'Expected an expression before the end of the tag.'
        : `Expected an expression, found ${describe(token)}.`,
      token,
    );
  }

  function parseItems(closer: string): Expression[] {
    const items: Expression[] = [];
    while (!stream.at('operator', closer)) {
      if (items.length > 0) stream.expect('operator', ',');
      if (stream.at('operator', closer)) break;
      items.push(parseExpression());
    }
    stream.expect('operator', closer);
    return items;
  }

  function parseMap(start: number): Expression {
    const entries: [Expression, Expression][] = [];
    while (!stream.at('operator', '}')) {
      if (entries.length > 0) stream.expect('operator', ',');
      if (stream.at('operator', '}')) break;
      const key = parseExpression();
      stream.expect('operator', ':');
      entries.push([key, parseExpression()]);
    }
    stream.expect('operator', '}');
    return { type: 'map', entries, ...span(start) };
  }

  /** One expression, or several with commas: `a, b`. */
  function parseTuple({ withCondition = true, parentheses = false } = {}): Expression {
    const { start } = stream.current();
    const items: Expression[] = [];
    let isTuple = false;
    for (;;) {
      if (items.length > 0) stream.expect('operator', ',');
      if (isTupleEnd()) break;
      items.push(parseExpression(withCondition));
      if (!stream.at('operator', ',')) break;
      isTuple = true;
    }
    if (!isTuple && items.length > 0) return items[0]!;
    if (!isTuple && !parentheses) {
      stream.fail(`Expected an expression, found ${describe(stream.current())}.`);
    }
    return { type: 'tuple', items, ...span(start) };
  }

  function isTupleEnd(): boolean {
    return stream.at('outputEnd') || stream.at('tagEnd') || stream.at('operator', ')');
  }

  function parsePostfix(value: Expression): Expression {
    const { start } = value;
    for (;;) {
      if (stream.skip('operator', '.')) {
        const token = stream.next();
        if (token.type === 'name') {
          value = { type: 'attribute', object: value, name: token.value, ...span(start) };
        } else if (token.type === 'integer') {
          const { start: from, end } = token;
          const key = { type: 'constant', value: Number(token.value), start: from, end } as const;
          value = { type: 'item', object: value, key, ...span(start) };
        } else stream.fail('Expected a name or a number after the dot.', token);
      } else if (stream.skip('operator', '[')) {
        value = parseSubscript(value, start);
      } else if (stream.at('operator', '(')) {
        const args = parseArguments();
        value = { type: 'call', callee: value, arguments: args, ...span(start) };
      } else return value;
    }
  }

  function parseSubscript(object: Expression, start: number): Expression {
    const from = stream.current();
    const parts: (Expression | undefined)[] = [];
    const isEnd = () => stream.at('operator', ':', ']');
    parts.push(isEnd() ? undefined : parseExpression());
    if (stream.at('operator', ',')) {
      const items = [parts[0] ?? stream.fail('Expected a key.', from)];
      while (stream.skip('operator', ',')) items.push(parseExpression());
      stream.expect('operator', ']');
      const key = { type: 'tuple', items, start: from.start, end: stream.lastEnd() } as const;
      return { type: 'item', object, key, ...span(start) };
    }
    const isSlice = stream.at('operator', ':');
    while (parts.length < 3 && stream.skip('operator', ':')) {
      parts.push(isEnd() ? undefined : parseExpression());
    }
    stream.expect('operator', ']');
    if (isSlice) return { type: 'slice', object, parts, ...span(start) };
    const key = parts[0] ?? stream.fail('Expected a key in the brackets.', from);
    return { type: 'item', object, key, ...span(start) };
  }

  function parseArguments(): Arguments {
    stream.expect('operator', '(');
    const result: Arguments = { positional: [], named: [] };
    let first = true;
    while (!stream.at('operator', ')')) {
      if (!first) stream.expect('operator', ',');
      first = false;
      if (stream.at('operator', ')')) break;
      const token = stream.current();
      if (stream.skip('operator', '*')) {
        if (result.spread ?? result.spreadNamed) stream.fail('Only one "*" is allowed.', token);
        result.spread = parseExpression();
      } else if (stream.skip('operator', '**')) {
        if (result.spreadNamed) stream.fail('Only one "**" is allowed.', token);
        result.spreadNamed = parseExpression();
      } else {
        const value = parseExpression();
        if (value.type === 'name' && token.type === 'name' && stream.skip('operator', '=')) {
          if (result.spreadNamed) stream.fail('Arguments after "**" are not allowed.', token);
          result.named.push([value.name, parseExpression()]);
        } else if (result.named.length > 0 || result.spread || result.spreadNamed) {
          stream.fail('Arguments by position come before those by name.', token);
        } else result.positional.push(value);
      }
    }
    stream.expect('operator', ')');
    return result;
  }

  function parseFilters(value: Expression): Expression {
    const { start } = value;
    for (;;) {
      if (stream.at('operator', '|')) value = parseFilterChain(value);
      else if (stream.at('name', 'is')) value = parseTest(value);
      else if (stream.at('operator', '(')) {
        const args = parseArguments();
        value = { type: 'call', callee: value, arguments: args, ...span(start) };
      } else return value;
    }
  }

  /** `|upper|trim('-')`; the first bar may be missing, as after `{% filter`. */
  function parseFilterChain(value: Expression | undefined, inTag = false): Expression {
    let result = value;
    let needsBar = !inTag;
    const start = value?.start ?? stream.current().start;
    for (;;) {
      if (needsBar && !stream.skip('operator', '|')) break;
      needsBar = true;
      const token = stream.expect('name');
      let name = token.value;
      while (stream.skip('operator', '.')) name += `.${stream.expect('name').value}`;
      const nameSpan = { start: token.start, end: stream.lastEnd() };
      checkFilter(name, nameSpan);
      const args = stream.at('operator', '(') ? parseArguments() : { positional: [], named: [] };
      result = { type: 'filter', name, nameSpan, value: result, arguments: args, ...span(start) };
    }
    return result!;
  }

  function parseTest(value: Expression): Expression {
    const { start } = value;
    stream.expect('name', 'is');
    const negated = stream.skip('name', 'not');
    const token = stream.expect('name');
    const nameSpan = { start: token.start, end: token.end };
    checkTest(token.value, nameSpan);
    let args: Arguments = { positional: [], named: [] };
    if (stream.at('operator', '(')) args = parseArguments();
    else if (startsArgument()) {
      if (stream.at('name', 'is')) stream.fail('Tests cannot follow one another; use "and".');
      args.positional.push(parsePostfix(parsePrimary()));
    }
    const test: Expression = {
      type: 'test',
      name: token.value,
      value,
      arguments: args,
      nameSpan,
      ...span(start),
    };
    return negated ? { type: 'unary', operator: 'not', operand: test, ...span(start) } : test;
  }

  function startsArgument(): boolean {
    const { type, value } = stream.current();
    if (type === 'name') return !['else', 'or', 'and'].includes(value);
    if (type === 'operator') return ['[', '{'].includes(value);
    return ['string', 'integer', 'float'].includes(type);
  }

  return { parseExpression, parseTuple, parsePrimary, parseFilterChain };
}
