/** A type that fields of other types have, as it is shown inside them. */
export interface NestedType {
  /** Its page. */
  href: string;
  fields: NestedField[];
}

export interface NestedField {
  name: string;
  required?: boolean;
  /** In words, from outside to inside: `list of `. */
  container: string;
  type: string;
  /** Whether the type has a page. */
  isReference?: boolean;
  /** The meaning of the field. */
  html: string;
}
