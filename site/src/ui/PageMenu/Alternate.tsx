import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';

/** Tells crawlers and AI assistants where the Markdown of the page at hand is. */
export default function Alternate() {
  const { pathname } = useLocation();
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={`${pathname}index.md`} />
    </Head>
  );
}
