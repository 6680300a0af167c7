import styles from './styles.module.css';

/** Class that sets the colors of a type; types without their own pair are gray. */
export function toTypeClass(type: string): string {
  return (Object.hasOwn(styles, type) ? styles[type] : styles.general) ?? '';
}
