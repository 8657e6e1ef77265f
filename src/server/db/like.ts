/** Makes a search text stand for itself inside LIKE. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)
}
