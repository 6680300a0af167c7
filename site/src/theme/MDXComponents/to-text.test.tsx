import { describe, expect, it } from 'vitest';
import { toText } from './to-text';

describe('toText()', () => {
  it('joins text inside and outside of elements', () => {
    expect(toText(['The filter ', <code key="name">unit(num)</code>, ' and ', 2])).toBe(
      'The filter unit(num) and 2',
    );
  });

  it('reads elements inside elements', () => {
    expect(
      toText(
        <a href="#x">
          Use <code>x</code>
        </a>,
      ),
    ).toBe('Use x');
  });

  it('is empty for nothing', () => {
    expect(toText(null)).toBe('');
    expect(toText([false, undefined])).toBe('');
  });
});
