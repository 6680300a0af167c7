import type { Notes, Successor } from '@docs/openapi';

/** How a format draws each kind of fact. A format that leaves a kind out says so with an empty line. */
export type Renderer<Fact extends { kind: string }, Output> = {
  [Kind in Fact['kind']]: (fact: Extract<Fact, { kind: Kind }>) => Output;
};

/**
 * Draws facts, in their order.
 *
 * @param owner what the facts are about: `field "gkbId"`
 * @throws when the renderer has no line for a kind of fact
 */
export function draw<Fact extends { kind: string }, Output>(
  owner: string,
  facts: Fact[],
  renderer: Renderer<Fact, Output>,
): Output[] {
  return facts.map((fact) => {
    const drawFact = renderer[fact.kind as Fact['kind']] as ((fact: Fact) => Output) | undefined;
    if (drawFact) return drawFact(fact);
    throw new Error(
      `packages/docs-model/src/facts/ lists the fact "${fact.kind}" of the ${owner}, which a format does ` +
        'not draw. Add a line for it to every Renderer.',
    );
  });
}

/** Facts that an operation, a type and a field have alike. */
export type NoteFact =
  /** The version that brought it. */
  { kind: 'since'; version: string } | { kind: 'successor'; successor: Successor };

export function listNoteFacts(notes: Notes): NoteFact[] {
  return [
    ...when(notes['x-since'], (version): NoteFact => ({ kind: 'since', version })),
    ...when(notes['x-successor'], (successor): NoteFact => ({ kind: 'successor', successor })),
  ];
}

/** A fact, if there is something to say. */
export function when<Value, Fact>(
  value: Value,
  toFact: (value: NonNullable<Value>) => Fact,
): Fact[] {
  return value ? [toFact(value)] : [];
}
