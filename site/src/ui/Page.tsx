import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/MDXPage';
import { useRef } from 'react';
import PageTitle from './PageTitle';
import { usePlainLinks } from './PlainLink/use-plain-links';

/**
 * A page of `site/src/pages/`, which belongs to no product: its heading, and its text below. With
 * `hide_title` in the front matter, the heading and the frame are in the text.
 */
export default function Page({ content: Content }: Props) {
  const { title, description, frontMatter } = Content.metadata;
  const { wrapperClassName = 'page markdown' } = frontMatter;
  const isBare = 'hide_title' in frontMatter;
  const main = useRef<HTMLElement>(null);
  usePlainLinks(main);
  return (
    <Layout {...(!isBare && { title })} description={description}>
      <main ref={main} className={isBare ? undefined : wrapperClassName}>
        {!isBare && <PageTitle>{title}</PageTitle>}
        <MDXContent>
          <Content />
        </MDXContent>
      </main>
    </Layout>
  );
}
