import styles from './styles.module.css';

/** Class that sets the colours of a type; types without a pair of their own are grey. */
export function toTypeClass(type: string): string {
  return (Object.hasOwn(styles, type) ? styles[type] : styles.general) ?? '';
}
