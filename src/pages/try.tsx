import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import React from 'react';
import type { ReactNode } from 'react';
import sample from '@site/contract/media-v2/examples/tagging-mentions/request.json';
import TryText from '@site/src/features/try';
import Page from '@site/src/ui/Page';
import SampleAnalysis from './_sample.mdx';

const title = 'Try your own text';

const description =
  'Paste an article and see its tags, entities, sentiment, photos, related articles, an info box, ' +
  'and a generated sentence, each with its request.';

export default function Try(): ReactNode {
  return (
    <Page title={title} description={description}>
      <p>
        Paste an article and press Analyze to see what each endpoint that a newsroom uses returns,
        with the request as code and the cost of the analysis in characters.
      </p>
      <noscript>
        <p>
          Analyzing your own text needs JavaScript. Below is the analysis of a sample, and the list
          of the requests.
        </p>
      </noscript>
      <TryText sample={`${sample.title}\n${sample.text}`}>
        <Heading as="h2" id="requests">
          What is requested
        </Heading>
        <ol>
          <li>
            <Link to="/api_media2/guide/tagging/">Tags, entities, and sentiment</Link> of the
            article, in one request
          </li>
          <li>
            <Link to="/api_media2/guide/photos/">Photos</Link> that fit the article
          </li>
          <li>
            <Link to="/api_media2/guide/articles/">Related articles</Link>
          </li>
          <li>
            An <Link to="/api_media2/guide/kb/">info box</Link> about the first entity that has one
          </li>
          <li>
            A sentence that a <Link to="/genja/">Genja</Link> template makes of the results
          </li>
        </ol>
        <p>
          All requests go to the <Link to="/api_media2/guide/sandbox/">sandbox</Link>, which runs in
          your browser: your text never leaves it. The sandbox is a simulation that knows a few
          hundred people, places, and topics. Texts about politics in Europe show the most; the real
          service finds more.
        </p>
        <Heading as="h2" id="sample">
          The sample, analyzed
        </Heading>
        <MDXContent>
          <SampleAnalysis />
        </MDXContent>
      </TryText>
    </Page>
  );
}
