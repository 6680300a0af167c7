import type { RootContent } from 'mdast';

/** A page that is made from the contract, before it is printed as MDX. */
export interface Page {
  /** Below the product's content folder, without extension: `reference/NlpRequest`. */
  file: string;
  frontMatter: {
    title: string;
    /** Title of the browser's tab, where another page of the product has the same heading. */
    title_meta?: string;
    description: string;
    keywords: string[];
    /** Shown in small capitals above the heading. */
    eyebrow?: string;
    /** Present where requests and responses take the room of the contents, on all but wide windows. */
    exchanges?: boolean;
    /** Category of the sidebar in which the page stands. */
    sidebar_group?: string;
    sidebar_label?: string;
    sidebar_position?: number;
    displayed_sidebar?: string;
    /** Id of the page that the link at the end leads to, if it is not the next one of the sidebar. */
    pagination_next?: string | null;
    pagination_prev?: string | null;
  };
  content: RootContent[];
}
