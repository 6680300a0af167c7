import { describe, expect, it } from 'vitest';
import { printAnnouncementColors } from './announcement-colors';

describe('printAnnouncementColors()', () => {
  it('prints the colors of the bar', () => {
    expect(
      printAnnouncementColors({ content: 'New', backgroundColor: '#fff2cc', textColor: 'black' }),
    ).toBe('div.theme-announcement-bar { background-color: #fff2cc; color: black; }\n');
  });

  it('prints one color without the other', () => {
    expect(printAnnouncementColors({ content: 'New', textColor: 'navy' })).toBe(
      'div.theme-announcement-bar { color: navy; }\n',
    );
  });

  it('is undefined without colors and without an announcement', () => {
    expect(printAnnouncementColors({ content: 'New' })).toBeUndefined();
    expect(printAnnouncementColors(undefined)).toBeUndefined();
  });

  it('rejects what is more than a color, and names it', () => {
    expect(() =>
      printAnnouncementColors({ content: 'New', textColor: 'red } body { display: none' }),
    ).toThrow(/"red } body .*docusaurus\.config|docusaurus\.config.*"red } body/);
  });
});
