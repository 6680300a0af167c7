import type { RootContent } from 'mdast';
import { requireNamed } from '@docs/utils';
import quality from './quality.json';
import { languages } from '@docs/vendor/samples';
import { testedLanguages, toLongDate } from './tested';
import { paragraph, text, textTable } from '../blocks';
import { replaceElements } from '../elements';

const TABLES: Record<string, () => RootContent[]> = { samples: toSamples, engines: toEngines };

/**
 * Replaces `<Tests of="samples" />` and `<Tests of="engines" />` by what the last complete run of the
 * tests executed, and with what.
 */
export function tests() {
  return replaceElements('Tests', ({ of = '' }, position) => {
    return TABLES[requireNamed(Object.keys(TABLES), of, `${position} shows the tests of`)]!();
  });
}

function toSamples(): RootContent[] {
  const rows = languages.flatMap(({ id, label }) => {
    const tested = testedLanguages[id];
    return tested ? [[label, tested.toolchain, String(tested.count)]] : [];
  });
  const total = Object.values(testedLanguages).reduce((sum, { count }) => sum + count, 0);
  const all = `All ${total} samples ran`;
  return [toRun(all, quality.samples), textTable(['Language', 'Toolchain', 'Samples'], rows)];
}

function toEngines(): RootContent[] {
  const { journeys, versions } = quality.engines;
  const rows = versions.map((version) => [version, `${journeys} of ${journeys}`]);
  return [toRun('They last ran', quality.engines), textTable(['Engine', 'Journeys passed'], rows)];
}

/** Samples that are newer than the commit ran on their own, after their change. */
function toRun(what: string, { date, commit }: { date: string; commit: string }): RootContent {
  return paragraph(text(`${what} on ${toLongDate(date)}, at commit ${commit}:`));
}
