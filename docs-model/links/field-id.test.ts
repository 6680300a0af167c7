import { expect, test } from 'vitest';
import { toResponsePrefix, toParameterId } from './field-id';

test('toParameterId() gives a parameter the anchor of a field', () => {
  expect(toParameterId('getArticle', { name: 'dataset', in: 'path' }, [])).toBe(
    'getArticle.dataset',
  );
});

test('toParameterId() leaves the short anchor to the field of the body', () => {
  expect(toParameterId('putTag', { name: 'gkbId', in: 'path' }, [{ name: 'gkbId' }])).toBe(
    'putTag.path.gkbId',
  );
});

test('toResponsePrefix() keeps answers apart from requests', () => {
  expect(toResponsePrefix({ id: 'analyze' })).toBe('analyze.answer');
});
