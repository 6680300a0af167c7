import { expect, test } from 'vitest';
import { toPlainText } from './validate';

test('toPlainText() leaves out what only a page can show', () => {
  const text = 'Only [`likePhotoId`](type:PhotoConstraints.likePhotoId) may be `added`.';
  expect(toPlainText(text)).toBe('Only likePhotoId may be added.');
});
