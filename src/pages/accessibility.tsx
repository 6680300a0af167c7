import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import React, { useState } from 'react';
import type { ReactNode } from 'react';
import { provider } from '#provider';
import { areSingleKeysOn, switchSingleKeys } from '@site/src/features/shortcuts/single-keys';
import Page from '@site/src/ui/Page';

const title = 'Accessibility';

const description =
  'Accessibility statement: conformance with WCAG 2.2 level AA, what is tested and how, known gaps, and ' +
  'how to report a barrier.';

export default function Accessibility(): ReactNode {
  return (
    <Page title={title} description={description}>
      <p>
        This site is designed to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.
        No independent body has assessed it.
      </p>
      <Heading as="h2" id="what-is-tested">
        What is tested
      </Heading>
      <p>Automated tests in Chromium check:</p>
      <ul>
        <li>every page, and components in their open states, with axe-core;</li>
        <li>keyboard access and visible focus;</li>
        <li>zoom to 400%, text spacing, target size, contrast, and reduced motion;</li>
        <li>that the name of a control begins with its label, for voice control;</li>
        <li>what a simulated screen reader says on the main parts of pages;</li>
        <li>buttons and the search in forced colors, and pages without JavaScript.</li>
      </ul>
      <p>In Firefox and WebKit, only the main tasks are tested.</p>
      <Heading as="h2" id="keyboard-shortcuts">
        Keyboard shortcuts
      </Heading>
      <p>
        <kbd>/</kbd> moves the focus into the search, and <kbd>?</kbd> opens the list of shortcuts.
        Speech input can type these two keys by accident, so they can be switched off, here and in
        the list.
      </p>
      <SingleKeys />
      <Heading as="h2" id="known-gaps">
        Known gaps
      </Heading>
      <p>Automated tests find only some barriers. Not tested:</p>
      <ul>
        <li>use by people with disabilities;</li>
        <li>real screen readers, such as NVDA and VoiceOver;</li>
        <li>Safari and real phones;</li>
        <li>voice control, switches, and screen magnifiers;</li>
        <li>anything else in forced colors;</li>
        <li>whether every text and link is clear.</li>
      </ul>
      <Heading as="h2" id="report-a-barrier">
        Report a barrier
      </Heading>
      <p>
        Write to <a href={`mailto:${provider.contact}`}>{provider.contact}</a> and name the page and
        the software that you use. Every page is also available as Markdown:{' '}
        <Link to="pathname:///llms.txt">the lists of all pages</Link>.
      </p>
    </Page>
  );
}

/** Where `?` is off, the list of shortcuts and its own switch are out of reach. */
function SingleKeys(): ReactNode {
  const isBrowser = useIsBrowser();
  const [isOn, setOn] = useState(areSingleKeysOn);
  // Without scripts there are no shortcuts.
  if (!isBrowser) return null;
  return (
    <p>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            switchSingleKeys(target.checked);
            setOn(target.checked);
          }}
        />{' '}
        Use / and ? as shortcuts
      </label>
    </p>
  );
}
