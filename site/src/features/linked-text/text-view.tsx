import type { Exchange } from '../sandbox';
import type { View } from '../responses';
import { useFieldLinks } from '../field-cards';
import type { CalledOperation, DocumentedResponse } from '../field-cards';
import { parseJson } from '../json';
import FromSandbox from '../../ui/FromSandbox';
import { readAnalysis } from '@docs/vendor/annotations';
import type { Analysis } from '@docs/vendor/annotations';
import LinkedText from './LinkedText';
import styles from './styles.module.css';

/** Longer texts would make every movement of the mouse slow. In UTF-16 units. */
const LONGEST = 50_000;

const views = new WeakMap<Exchange, View | undefined>();

/**
 * The view "Text" of a response that is an analysis with its text; other responses have none.
 * It is created once per response: a response of 5 MB is not read again at every render.
 */
export function createTextView(
  exchange: Exchange,
  of?: CalledOperation,
  given?: Analysis,
): View | undefined {
  if (!views.has(exchange)) {
    const { headers } = exchange;
    const analysis = given ?? readAnalysis(parse(exchange));
    // One object for all renders: the links of the fields are made again when it changes.
    const documented = of && { ...of, exchange };
    const render = analysis && (() => <TextView {...{ analysis, headers }} of={documented} />);
    views.set(exchange, render && { id: 'text', label: 'Text', render });
  }
  return views.get(exchange);
}

interface Props {
  analysis: Analysis;
  headers: Exchange['headers'];
  of?: DocumentedResponse;
}

function TextView({ analysis, headers, of }: Props) {
  const { linkTo, sent } = useFieldLinks(of);
  const length = analysis.paragraphs.reduce((sum, { text }) => sum + text.length, 0);
  return (
    <>
      {length > LONGEST ? (
        <p className={styles.message}>
          {`This text has ${length.toLocaleString('en')} characters. ` +
            `The linked view shows at most ${LONGEST.toLocaleString('en')}; the JSON contains all of it.`}
        </p>
      ) : (
        <div data-sent={sent}>
          <LinkedText response={analysis} {...{ headers, linkTo }} />
        </div>
      )}
      <p className={styles.source}>
        Analysis · <FromSandbox />
      </p>
    </>
  );
}

function parse({ status, text }: Exchange): unknown {
  return status === 200 && text.includes('"paragraphs"') ? parseJson(text) : undefined;
}
