import { spawnSync } from 'node:child_process';
import { load } from 'cheerio';

/** The feed library of Ruby checks elements, their number, attributes, dates and namespaces. */
const VALIDATE = `
require 'rss'
begin
  feed = RSS::Parser.parse(STDIN.read, validate: true, ignore_unknown_element: false)
  puts 'It is not an Atom feed' unless feed.is_a?(RSS::Atom::Feed)
rescue RSS::Error => error
  puts error.message
end
`;

/** The library also accepts a day alone, which RFC 3339 does not. */
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** Ruby is one of the languages of the samples: CI has it. */
export const hasValidator =
  process.env.TOOLCHAINS === 'required' || spawnSync('ruby', ['-v']).status === 0;

/**
 * Says what is wrong with an Atom feed, or returns an empty list: what Ruby's library finds, then
 * what it leaves open (RFC 4287, sections 4.1.2, 4.2.6, 4.2.7 and 3.3).
 */
export function checkAtom(xml: string): string[] {
  const { error, status, stdout, stderr } = spawnSync('ruby', ['-EUTF-8', '-e', VALIDATE], {
    input: xml,
    encoding: 'utf8',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`Ruby could not validate the feed: ${stderr}`);
  const message = stdout.trim();
  return message === '' ? checkValues(xml) : [message];
}

function checkValues(xml: string): string[] {
  const feed = load(xml, { xml: true });
  const listTexts = (selector: string) =>
    [...feed(selector)].map((element) => feed(element).text());
  const ids = listTexts('entry > id');
  const links = [...feed('link')].map((link) => feed(link).attr('href') ?? '');
  const selves = feed('feed > link[rel=self]').length;
  return [
    ...listTexts('id').flatMap((id) => (URL.canParse(id) ? [] : `The ID "${id}" is no IRI`)),
    ...ids.flatMap((id, index) => (ids.indexOf(id) < index ? `Two entries have the ID ${id}` : [])),
    ...links.flatMap((url) => (URL.canParse(url) ? [] : `The link ${url} is not absolute`)),
    ...listTexts('updated, published').flatMap((date) =>
      TIMESTAMP.test(date) ? [] : `The date ${date} has no time with its zone`,
    ),
    ...(selves === 1 ? [] : [`The feed has ${selves} links to itself`]),
  ];
}
