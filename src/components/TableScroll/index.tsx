import React from 'react';
import type { ComponentProps, ReactNode } from 'react';

/** A table that scrolls by itself when it is wider than the page. */
export default function TableScroll(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table-scroll">
      <table {...props} />
    </div>
  );
}
