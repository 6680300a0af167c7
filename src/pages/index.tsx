import Layout from '@theme/Layout';
import React from 'react';
import type { ReactNode } from 'react';

export default function Home(): ReactNode {
  return (
    <Layout description="x">
      <main>Home</main>
    </Layout>
  );
}
