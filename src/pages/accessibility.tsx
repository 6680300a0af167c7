import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React from 'react';
import type { ReactNode } from 'react';
import { provider } from '#provider';
import PageTitle from '@site/src/ui/PageTitle';

const title = 'Accessibility';

const description =
  'Accessibility statement: conformance with WCAG 2.2 level AA, known gaps, and how to report a ' +
  'barrier.';

export default function Accessibility(): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main className="page">
        <PageTitle>{title}</PageTitle>
        <p>
          This site is designed to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level
          AA. Automated tests check every page with axe-core, and components in their open states.
          They also check keyboard access, focus, zoom to 400%, text spacing, target size, reduced
          motion, and pages without JavaScript. No independent body has assessed the site.
        </p>
        <Heading as="h2" id="known-gaps">
          Known gaps
        </Heading>
        <p>Automated tests find only some barriers. The following has not been tested:</p>
        <ul>
          <li>use of the site by people with disabilities;</li>
          <li>screen readers, such as NVDA, JAWS, VoiceOver, and TalkBack;</li>
          <li>all checks in Firefox and Safari, where only the main features are tested;</li>
          <li>voice control, switches, screen magnifiers, and real phones;</li>
          <li>colors that the operating system sets (forced colors);</li>
          <li>whether every text is readable and every link clear out of context.</li>
        </ul>
        <Heading as="h2" id="report-a-barrier">
          Report a barrier
        </Heading>
        <p>
          Write to <a href={`mailto:${provider.contact}`}>{provider.contact}</a> and name the page
          and the software that you use. Every page is also available as Markdown:{' '}
          <Link to="pathname:///llms.txt">the lists of all pages</Link>.
        </p>
      </main>
    </Layout>
  );
}
