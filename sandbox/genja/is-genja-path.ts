/** Whether a path belongs to Genja: the generator, or its knowledge base viewer. */
export function isGenjaPath(path: string): boolean {
  return /^\/(?:generate|items(?:\/[^/]*)?|search\/ids)\/?$/.test(path);
}
