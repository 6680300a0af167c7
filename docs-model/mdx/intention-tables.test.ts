import { expect, test } from 'vitest';
import { loadIntentions } from '#contract/forms/load-intentions';
import { runPage } from '../../testing/run-page';
import { intentionTables } from './intention-tables';

test('intentionTables() links each intention with the console, and its fields with the reference', async () => {
  const page = await runPage('<Intentions of="analyze" />', intentionTables());
  const { analyze = [] } = await loadIntentions('media-v2');
  analyze.forEach(({ id, title }) =>
    expect(page).toContain(`[${title}](/openapi/?intention=${id}#analyze)`),
  );
  expect(page).toContain(
    '[`presentationLanguage: "de"`](/api_media2/reference/NlpRequest/#field-presentationLanguage): ',
  );
});

test('intentionTables() finds fields of types inside the body, and says what is left out', async () => {
  const photos = await runPage('<Intentions of="recommendPhotos" />', intentionTables());
  expect(photos).toContain('(/api_media2/reference/ConstraintTag/#field-noneOf)');
  expect(photos).toContain('Without [`returnObjectFields`]');
});

test('intentionTables() suggests the name of an operation', async () => {
  await expect(runPage('<Intentions of="analyz" />', intentionTables())).rejects.toThrow(
    'Did you mean "analyze"?',
  );
});
