/** The most characters of a name that the navigation shows. */
const NAME_LIMIT = 15

/** A name short enough for the navigation; counts what readers see as characters, so no letter is torn apart. */
export function cutName(name: string): string {
  const characters = [...new Intl.Segmenter().segment(name)].map((part) => part.segment)
  if (characters.length <= NAME_LIMIT) return name
  return `${characters.slice(0, NAME_LIMIT).join('').trimEnd()}…`
}

/** Up to two initials, for a round badge in the place of a portrait. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const chosen = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return chosen.map((word) => word?.at(0)?.toLocaleUpperCase() ?? '').join('')
}
