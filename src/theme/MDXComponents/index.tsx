// Change: adds the components that pages may use without an import; leaves out code blocks (made by
// the build) and diagrams. Upstream: theme-classic 3.10.2.
import Admonition from '@theme/Admonition';
import Heading from '@theme/Heading';
import A from '@theme/MDXComponents/A';
import Img from '@theme/MDXComponents/Img';
import React from 'react';
import type { ComponentProps, ReactNode } from 'react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import AnnotatedText from '@site/src/components/AnnotatedText';
import Relevance from '@site/src/components/AnnotatedText/Relevance';
import CodeBlock from '@site/src/components/CodeBlock';
import Endpoint from '@site/src/components/Endpoint';
import Endpoints from '@site/src/components/Endpoint/Endpoints';
import ErrorList from '@site/src/components/ErrorList';
import ErrorItem from '@site/src/components/ErrorList/ErrorItem';
import Executed from '@site/src/components/Executed';
import Facts from '@site/src/components/Facts';
import FeedbackPath from '@site/src/components/FeedbackPath';
import Fields from '@site/src/components/Fields';
import Field from '@site/src/components/Fields/Field';
import SmallPrint from '@site/src/components/Fields/SmallPrint';
import Values from '@site/src/components/Fields/Values';
import FieldTrimmer from '@site/src/components/FieldTrimmer';
import Mark from '@site/src/components/Mark';
import Inferred from '@site/src/components/Notes/Inferred';
import Rule from '@site/src/components/Notes/Rule';
import Unknown from '@site/src/components/Notes/Unknown';
import PhotoConstraints from '@site/src/components/PhotoConstraints';
import PresentationLanguages from '@site/src/components/PresentationLanguages';
import Run from '@site/src/components/Run';
import TableScroll from '@site/src/components/TableScroll';
import TemplateExample from '@site/src/components/TemplateExample';

type HeadingProps = ComponentProps<'h2'>;

export default {
  a: A,
  h1: (props: HeadingProps): ReactNode => <Heading as="h1" {...props} />,
  h2: (props: HeadingProps): ReactNode => <Heading as="h2" {...props} />,
  h3: (props: HeadingProps): ReactNode => <Heading as="h3" {...props} />,
  h4: (props: HeadingProps): ReactNode => <Heading as="h4" {...props} />,
  img: Img,
  table: TableScroll,
  admonition: Admonition,
  AnnotatedText,
  CodeBlock,
  Endpoint,
  Endpoints,
  ErrorItem,
  ErrorList,
  Executed,
  Facts,
  FeedbackPath,
  Field,
  FieldTrimmer,
  Fields,
  Inferred,
  Mark,
  PhotoConstraints,
  PresentationLanguages,
  Relevance,
  Rule,
  Run,
  SmallPrint,
  TabItem,
  Tabs,
  TemplateExample,
  Unknown,
  Values,
};
