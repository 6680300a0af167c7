import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React from 'react';
import type { ReactNode } from 'react';
import { provider } from '#provider';
import Results from '@site/src/components/Accessibility/Results';
import record from '@site/src/components/Accessibility/record.json';

const title = 'Accessibility';

const description =
  'What was tested for people who read this site by keyboard, enlarged, without motion or without ' +
  'scripts, with which programs, and what was not tested.';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(record.date),
);

export default function Accessibility(): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main className="page">
        <h1>{title}</h1>
        <p>
          This site is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.
          What follows was tested by programs on {day}, on all {record.pages} pages or on one page
          of each kind, in {record.tools}. It is not an assessment by an independent body.
        </p>
        <Heading as="h2" id="tested">
          What was tested
        </Heading>
        <Results />
        <Heading as="h2" id="not-tested">
          What was not tested
        </Heading>
        <p>Programs find only a part of the barriers that people meet. Nobody has tested so far:</p>
        <ul>
          <li>the site with people who have disabilities;</li>
          <li>any screen reader by hand, such as NVDA, JAWS, VoiceOver or TalkBack;</li>
          <li>
            the checks above in other engines than Chromium’s: in Firefox and in WebKit, the engine
            of Safari, only the steps of readers are tested (search, tabs, Run, the console and
            others);
          </li>
          <li>voice control, switches, screen magnifiers and real phones;</li>
          <li>the colours that a system sets in the place of ours (forced colours);</li>
          <li>whether every text is easy enough to read and every link clear out of context.</li>
        </ul>
        <Heading as="h2" id="contact">
          If something stands in your way
        </Heading>
        <p>
          Write to <a href={`mailto:${provider.contact}`}>{provider.contact}</a> and name the page
          and the program that you use. Every page is also there as plain text:{' '}
          <Link to="pathname:///llms.txt">the list of all pages</Link>.
        </p>
      </main>
    </Layout>
  );
}
