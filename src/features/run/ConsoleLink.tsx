import Link from '@docusaurus/Link';
import React from 'react';
import type { ReactNode } from 'react';
import type { Recipe } from '#samples/recipe';
import { toBodyText } from '@site/src/features/sandbox-client/run-recipe';
import type { Exchange } from '@site/src/features/sandbox-client/send';
import { fitsLink, toShareLink } from '@site/src/features/console/links/share-link';
import styles from '@site/src/page-parts/Run/styles.module.css';

interface Props {
  recipe: Recipe;
  /** What was typed; else what was sent, else what the example has. */
  body?: string;
  exchange?: Exchange;
}

/** The console has the calls of the Media API v2 only; longer bodies do not fit into a link. */
export default function ConsoleLink({ recipe, body, exchange }: Props): ReactNode {
  const { contract, operationId, path, query } = recipe;
  const text = body ?? exchange?.request.body ?? toBodyText(recipe) ?? '';
  const call = { operationId, path, query, body: text };
  if (contract !== 'media-v2' || !fitsLink(call)) return null;
  return (
    <Link className={styles.note} to={toShareLink(call)}>
      Open in the console
    </Link>
  );
}
