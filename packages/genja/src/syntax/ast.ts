import type { Span } from '../error';

/** The syntax tree of a template. Every node knows its place in the text. */

export type Expression = Span &
  (
    | { type: 'constant'; value: string | number | boolean | null; float?: boolean }
    | { type: 'name'; name: string }
    | { type: 'list'; items: Expression[] }
    | { type: 'tuple'; items: Expression[] }
    | { type: 'map'; entries: [key: Expression, value: Expression][] }
    | { type: 'unary'; operator: 'not' | '-' | '+'; operand: Expression }
    | { type: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
    | { type: 'logic'; operator: 'and' | 'or'; left: Expression; right: Expression }
    | { type: 'compare'; first: Expression; rest: [CompareOperator, Expression][] }
    | { type: 'concat'; items: Expression[] }
    | { type: 'condition'; test: Expression; then: Expression; otherwise?: Expression }
    | { type: 'attribute'; object: Expression; name: string }
    | { type: 'item'; object: Expression; key: Expression }
    | { type: 'slice'; object: Expression; parts: (Expression | undefined)[] }
    | { type: 'call'; callee: Expression; arguments: Arguments }
    | FilterExpression
    | { type: 'test'; name: string; value: Expression; arguments: Arguments; nameSpan: Span }
  );

/** `value|name(arguments)`; without a value in `{% filter name %}` and `{% set x | name %}`. */
export interface FilterExpression extends Span {
  type: 'filter';
  name: string;
  nameSpan: Span;
  value?: Expression;
  arguments: Arguments;
}

export type BinaryOperator = '+' | '-' | '*' | '/' | '//' | '%' | '**';
export type CompareOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not in';

export interface Arguments {
  positional: Expression[];
  named: [name: string, value: Expression][];
  /** `*rest` */
  spread?: Expression;
  /** `**rest` */
  spreadNamed?: Expression;
}

export type Target = Span &
  (
    | { type: 'name'; name: string }
    | { type: 'tuple'; items: Target[] }
    | { type: 'field'; object: string; field: string }
  );

export interface Parameter {
  name: string;
  default?: Expression;
}

export type Statement = Span &
  (
    | { type: 'text'; text: string }
    | { type: 'output'; value: Expression }
    | { type: 'if'; branches: [test: Expression, body: Statement[]][]; otherwise: Statement[] }
    | {
        type: 'for';
        target: Target;
        list: Expression;
        filter?: Expression;
        /** Several of them in `for_choices`. */
        bodies: Statement[][];
        otherwise: Statement[];
      }
    | { type: 'set'; target: Target; value: Expression }
    | { type: 'capture'; target: Target; filter?: Expression; body: Statement[] }
    | { type: 'macro'; name: string; parameters: Parameter[]; body: Statement[] }
    | { type: 'callBlock'; call: Expression; parameters: Parameter[]; body: Statement[] }
    | { type: 'filterBlock'; filter: Expression; body: Statement[] }
    | { type: 'with'; assignments: [Target, Expression][]; body: Statement[] }
    | {
        type: 'switch';
        value: Expression;
        cases: [values: Expression[], body: Statement[]][];
        otherwise: Statement[];
      }
    | { type: 'choices'; wordings: Statement[][] }
  );
