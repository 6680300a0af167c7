import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Section {
  section: string;
  sentences: string[];
}

/** The sentences of the specification that tests show, with their sections. */
export function readSentences(): { section: string; sentence: string }[] {
  const sections = parse(readFileSync('tests/specification.yaml', 'utf8')) as Section[];
  return sections.flatMap(({ section, sentences }) =>
    sentences.map((sentence) => ({ section, sentence })),
  );
}
