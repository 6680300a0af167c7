import Layout from '@theme/Layout';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { Fragment } from 'react';
import CodeBlock from '../ui/CodeBlock';
import Segments from '../ui/kit/Segments';
import PageMenu from '../ui/PageMenu';
import TableScroll from '../ui/TableScroll';

/** Every control of `site/src/ui/kit/kit.css`, once. Only the development server has this page. */
export default function Kit() {
  return (
    <Layout title="Controls">
      <main className="page markdown">
        <h1>Controls</h1>
        <h2>Press</h2>
        <p>
          <button className="button button--primary">Primary</button>{' '}
          <button className="button">Button</button> <button className="quiet-button">Quiet</button>
        </p>
        <PageMenu />
        <h2>Fill in</h2>
        <p>
          <input aria-label="Input" placeholder="Input" />{' '}
          <input aria-label="Invalid input" aria-invalid defaultValue="Invalid" />{' '}
          <select aria-label="Select">
            <option>Select</option>
          </select>{' '}
          <input type="checkbox" aria-label="Checkbox" /> <input type="radio" aria-label="Radio" />
        </p>
        <textarea aria-label="Text" defaultValue="Text" />
        <Segments
          label="View"
          segments={[
            { id: 'form', label: 'Form' },
            { id: 'json', label: 'JSON' },
          ]}
          chosen="form"
          onChoose={() => {}}
        />
        <Tabs>
          <TabItem value="Tab">
            <CodeBlock label="Code to copy" html="code" />
          </TabItem>
          <TabItem value="Other tab">Other</TabItem>
        </Tabs>
        <h2>Read</h2>
        <p>
          {['', '--post', '--get', '--put', '--delete', '--bad'].map((kind) => (
            <Fragment key={kind}>
              <span className={`badge badge${kind}`}>badge{kind}</span>{' '}
            </Fragment>
          ))}
        </p>
        <details>
          <summary>Show more</summary>
          More
        </details>
        <p className="callout">
          A note with <code>code</code>
        </p>
        <TableScroll>
          <tbody>
            <tr>
              <td>Table</td>
              <td>Cell</td>
            </tr>
          </tbody>
        </TableScroll>
      </main>
    </Layout>
  );
}
