import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentProps } from 'react';
import { isPage } from './find-path';

/**
 * A link in the text of a page. One that leads to a page of this site is a plain one, which
 * `usePlainLinks` follows: a page has hundreds, and of `Link` each is four components with effects.
 */
export default function PlainLink(props: ComponentProps<'a'>) {
  const { href = '' } = props;
  const url = useBaseUrl(href);
  const { collectLink } = useBrokenLinks();
  if (!/^#/.test(href) && !isPage(href)) return <Link {...props} />;
  collectLink(url);
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- what it shows is among the others
  return <a {...props} href={url} />;
}
