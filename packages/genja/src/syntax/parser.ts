import { notSupported } from '../error';
import { suggestName } from '../names';
import type { Expression, Parameter, Statement, Target } from './ast';
import { expressionParser } from './expressions';
import { INNER, OPENERS } from './keywords';
import { tokenize, type Token } from './lexer';
import { describe, readTokens, type TokenStream } from './token-stream';

/** Jinja's statements for several files, and for escaping: the pages call their state unknown. */
const LEFT_OUT = ['block', 'extends', 'include', 'import', 'from', 'autoescape', 'do', 'trans'];

/**
 * Reads a template into its syntax tree.
 *
 * @param template as `normalizeTemplate()` returns it
 * @throws TemplateError with the place of the mistake
 */
export function parseTemplate(template: string): Statement[] {
  const stream = readTokens(tokenize(template));
  const body = statementParser(stream)([]);
  stream.expect('end');
  return body;
}

/** The joined form `endfor` and the general form `end_for` mean the same. */
function toTagName(token: Token): string {
  return token.value.replace(/^end_/, 'end');
}

function statementParser(stream: TokenStream) {
  const { parseExpression, parseTuple, parsePrimary, parseFilterChain } = expressionParser(stream);

  /** Statements up to a tag whose name is in `ends`; the stream then is at that name. */
  function parseBody(ends: string[], opener?: Token): Statement[] {
    const body: Statement[] = [];
    for (;;) {
      const token = stream.current();
      const { start } = token;
      if (token.type === 'end') {
        if (opener && ends.length > 0) {
          stream.fail(`"${opener.value}" has no "${ends.at(-1)}".`, opener);
        }
        return body;
      }
      stream.next();
      if (token.type === 'text') {
        body.push({ type: 'text', text: token.value, start, end: token.end });
      } else if (token.type === 'outputStart') {
        const value = parseTuple();
        const { end } = stream.expect('outputEnd');
        body.push({ type: 'output', value, start, end });
      } else {
        const name = stream.current();
        if (name.type !== 'name') stream.fail('Expected the name of a statement.', name);
        if (ends.includes(toTagName(name))) return body;
        stream.next();
        body.push(stream.nest(() => parseStatement(name, start, ends)));
      }
    }
  }

  /** The body between here and `{% end %}`, which is read too. */
  function parseBlock(opener: Token, end: string): Statement[] {
    stream.expect('tagEnd');
    return parseRest(opener, end);
  }

  /** The last body of a statement, with the tag that ends it. */
  function parseRest(opener: Token, end: string): Statement[] {
    const body = parseBody([end], opener);
    stream.next();
    stream.expect('tagEnd');
    return body;
  }

  function parseStatement(name: Token, start: number, ends: string[]): Statement {
    const span = () => ({ start, end: stream.lastEnd() });
    switch (name.value) {
      case 'if':
        return parseIf(name, start);
      case 'for':
        return parseFor(name, start);
      case 'for_choices':
      case 'for_choice':
        return parseForChoices(name, start);
      case 'choices':
      case 'choice': {
        stream.expect('tagEnd');
        return { type: 'choices', wordings: parseWordings(name, []).wordings, ...span() };
      }
      case 'switch':
        return parseSwitch(name, start);
      case 'set':
        return parseSet(name, start);
      case 'capture': {
        const token = stream.expect('name');
        const target = { type: 'name', name: token.value, start: token.start, end: token.end };
        const body = parseBlock(name, 'endcapture');
        return { type: 'capture', target: target as Target, body, ...span() };
      }
      case 'macro': {
        const macro = stream.expect('name').value;
        const parameters = parseParameters();
        const body = parseBlock(name, 'endmacro');
        return { type: 'macro', name: macro, parameters, body, ...span() };
      }
      case 'call': {
        const parameters = stream.at('operator', '(') ? parseParameters() : [];
        const call = parseExpression();
        if (call.type !== 'call') stream.fail('Expected a call of a macro.', name);
        const body = parseBlock(name, 'endcall');
        return { type: 'callBlock', call, parameters, body, ...span() };
      }
      case 'filter': {
        const filter = parseFilterChain(undefined, true);
        const body = parseBlock(name, 'endfilter');
        return { type: 'filterBlock', filter, body, ...span() };
      }
      case 'with':
        return parseWith(name, start);
      case 'break':
      case 'continue':
        throw notSupported(`The statement "${name.value}"`, name);
    }
    if (LEFT_OUT.includes(name.value)) throw notSupported(`The statement "${name.value}"`, name);
    return failAt(name, ends);
  }

  function failAt(name: Token, ends: string[]): never {
    const names = [...`${OPENERS} ${INNER}`.split(' '), ...ends];
    const isKnown = names.includes(name.value) || /^end_?[a-z]/.test(name.value);
    if (isKnown && ends.length > 0) {
      const expected = ends.map((end) => `"${end}"`).join(' or ');
      stream.fail(`Expected ${expected} before "${name.value}".`, name);
    }
    if (isKnown) stream.fail(`"${name.value}" has no opening statement.`, name);
    stream.fail(`There is no statement "${name.value}".`, name, suggestName(name.value, names));
  }

  function parseIf(name: Token, start: number): Statement {
    const branches: [Expression, Statement[]][] = [];
    for (;;) {
      const test = parseTuple({ withCondition: false });
      stream.expect('tagEnd');
      branches.push([test, parseBody(['elif', 'else', 'endif'], name)]);
      const next = stream.next();
      if (toTagName(next) === 'elif') continue;
      stream.expect('tagEnd');
      const otherwise = next.value === 'else' ? parseRest(name, 'endif') : [];
      return { type: 'if', branches, otherwise, start, end: stream.lastEnd() };
    }
  }

  function parseLoopHead() {
    const target = parseTarget('in');
    stream.expect('name', 'in');
    const list = parseTuple({ withCondition: false });
    const filter = stream.skip('name', 'if') ? parseExpression() : undefined;
    return { target, list, filter };
  }

  function parseFor(name: Token, start: number): Statement {
    const head = parseLoopHead();
    stream.expect('tagEnd');
    const body = parseBody(['else', 'endfor'], name);
    const next = stream.next();
    stream.expect('tagEnd');
    const otherwise = next.value === 'else' ? parseRest(name, 'endfor') : [];
    const span = { start, end: stream.lastEnd() };
    return { type: 'for', ...head, bodies: [body], otherwise, ...span };
  }

  /** `{% for_choices x in list %}…{% or %}…{% endfor_choices %}`: our choice, not public. */
  function parseForChoices(name: Token, start: number): Statement {
    const head = parseLoopHead();
    stream.expect('tagEnd');
    const { wordings, end } = parseWordings(name, ['else']);
    const otherwise = end === 'else' ? parseRest(name, `end${name.value}`) : [];
    const span = { start, end: stream.lastEnd() };
    return { type: 'for', ...head, bodies: wordings, otherwise, ...span };
  }

  /** Wordings with `{% or %}` between them: our choice, the form is not public. */
  function parseWordings(name: Token, inner: string[]) {
    const wordings: Statement[][] = [];
    for (;;) {
      wordings.push(parseBody(['or', ...inner, `end${name.value}`], name));
      const token = stream.next();
      stream.expect('tagEnd');
      if (token.value !== 'or') return { wordings, end: token.value };
    }
  }

  function parseSwitch(name: Token, start: number): Statement {
    const value = parseExpression();
    stream.expect('tagEnd');
    const cases: [Expression[], Statement[]][] = [];
    const before = parseBody(['case', 'default', 'endswitch'], name);
    const stray = before.find((node) => node.type !== 'text' || node.text.trim() !== '');
    if (stray) {
      stream.fail('Text between "switch" and the first "case" is never printed.', stray);
    }
    for (;;) {
      const token = stream.next();
      if (token.value === 'case') {
        const values = [parseExpression()];
        while (stream.skip('operator', ',')) values.push(parseExpression());
        stream.expect('tagEnd');
        cases.push([values, parseBody(['case', 'default', 'endswitch'], name)]);
      } else {
        stream.expect('tagEnd');
        const otherwise = token.value === 'default' ? parseRest(name, 'endswitch') : [];
        return { type: 'switch', value, cases, otherwise, start, end: stream.lastEnd() };
      }
    }
  }

  function parseSet(name: Token, start: number): Statement {
    const target = parseTarget(undefined, true);
    if (stream.skip('operator', '=')) {
      const value = parseTuple();
      stream.expect('tagEnd');
      return { type: 'set', target, value, start, end: stream.lastEnd() };
    }
    const filter = stream.at('operator', '|') ? parseFilterChain(undefined) : undefined;
    if (target.type === 'tuple') stream.fail('A block has one value and so needs one name.', name);
    const body = parseBlock(name, 'endset');
    return { type: 'capture', target, filter, body, start, end: stream.lastEnd() };
  }

  function parseWith(name: Token, start: number): Statement {
    const assignments: [Target, Expression][] = [];
    while (!stream.at('tagEnd')) {
      if (assignments.length > 0) stream.expect('operator', ',');
      const target = parseTargetItem(false);
      stream.expect('operator', '=');
      assignments.push([target, parseExpression()]);
    }
    const body = parseBlock(name, 'endwith');
    return { type: 'with', assignments, body, start, end: stream.lastEnd() };
  }

  function parseParameters(): Parameter[] {
    const parameters: Parameter[] = [];
    stream.expect('operator', '(');
    while (!stream.at('operator', ')')) {
      if (parameters.length > 0) stream.expect('operator', ',');
      const { value: name } = stream.expect('name');
      if (stream.skip('operator', '=')) parameters.push({ name, default: parseExpression() });
      else if (parameters.some((parameter) => parameter.default)) {
        stream.fail('A parameter without a default cannot follow one that has it.');
      } else parameters.push({ name });
    }
    stream.expect('operator', ')');
    return parameters;
  }

  function parseTarget(endName?: string, withField = false): Target {
    const { start } = stream.current();
    const items = [parseTargetItem(withField)];
    let isTuple = false;
    while (stream.skip('operator', ',')) {
      isTuple = true;
      if (stream.at('operator', '=') || (endName && stream.at('name', endName))) break;
      items.push(parseTargetItem(withField));
    }
    return isTuple ? { type: 'tuple', items, start, end: stream.lastEnd() } : items[0]!;
  }

  function parseTargetItem(withField: boolean): Target {
    const token = stream.current();
    const { start } = token;
    if (stream.skip('operator', '(')) {
      const target = stream.nest(() => parseTarget());
      stream.expect('operator', ')');
      return target;
    }
    if (token.type !== 'name') stream.fail(`Expected a name, found ${describe(token)}.`);
    const { type } = parsePrimary();
    if (type !== 'name') stream.fail(`"${token.value}" cannot get a value.`, token);
    if (withField && stream.skip('operator', '.')) {
      const field = stream.expect('name').value;
      return { type: 'field', object: token.value, field, start, end: stream.lastEnd() };
    }
    return { type: 'name', name: token.value, start, end: stream.lastEnd() };
  }

  return parseBody;
}
