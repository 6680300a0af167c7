import { expect, it } from 'vitest';
import { describeWithNames, LONGEST_DESCRIPTION } from './meta-description';

it('describeWithNames() names all that fit', () => {
  expect(describeWithNames('The type Tag', 'with', ['id', 'text', 'score'])).toBe(
    'The type Tag, with id, text, and score.',
  );
});

it('describeWithNames() counts the rest, within the length that search results show', () => {
  const description = describeWithNames('The type Tag', 'with', Array(40).fill('wikidataId'));
  expect(description).toMatch(/, wikidataId, and \d+ more\.$/);
  expect(description.length).toBeLessThanOrEqual(LONGEST_DESCRIPTION);
});

it('describeWithNames() leaves out names that do not fit', () => {
  expect(describeWithNames('The type Tag', 'with', ['x'.repeat(200)])).toBe('The type Tag.');
});
