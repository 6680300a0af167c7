import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/MDXPage';
import TOC from '@theme/TOC';
import { useRef } from 'react';
import PageTitle from './PageTitle';
import { usePlainLinks } from './PlainLink/use-plain-links';

/**
 * A page of `site/src/pages/`, which belongs to no product: its heading, its text below, and its
 * contents. With `hide_title` in the front matter, the heading and the frame are in the text.
 */
export default function Page({ content: Content }: Props) {
  const { title, description, frontMatter } = Content.metadata;
  const isBare = 'hide_title' in frontMatter;
  const hasContents = !frontMatter.hide_table_of_contents;
  const frame = hasContents ? 'page columns' : 'page';
  const main = useRef<HTMLElement>(null);
  usePlainLinks(main);
  const text = (
    <MDXContent>
      <Content />
    </MDXContent>
  );
  return (
    <Layout {...(!isBare && { title })} description={description}>
      <main ref={main} className={isBare ? undefined : frame}>
        {isBare ? (
          text
        ) : (
          <>
            <div className="markdown">
              <PageTitle>{title}</PageTitle>
              {text}
            </div>
            {hasContents && (
              <nav className="contents" aria-label="On this page">
                <p className="eyebrow">On this page</p>
                <TOC toc={Content.toc} />
              </nav>
            )}
          </>
        )}
      </main>
    </Layout>
  );
}
