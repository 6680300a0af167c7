import React, { useId } from 'react';
import type { ReactNode } from 'react';
import Choice from '../shared/Choice';
import styles from './styles.module.css';
import type { Tag } from './to-feedback';

interface Props {
  tags: Tag[];
  chosen: Tag;
  onChoose(tag: Tag): void;
}

/** The tag that the feedback is about. */
export default function TagChoice({ tags, chosen, onChoose }: Props): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.tags}>
      <legend>Which tag of the analysis?</legend>
      {tags.map((tag) => (
        <Choice
          key={tag.gkbId}
          type="radio"
          name={name}
          isChosen={tag.gkbId === chosen.gkbId}
          onChoose={() => onChoose({ gkbId: tag.gkbId, stdForm: tag.stdForm })}
        >
          {tag.stdForm}
        </Choice>
      ))}
    </fieldset>
  );
}
