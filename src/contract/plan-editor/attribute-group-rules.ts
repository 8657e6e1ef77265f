// The rules for groups of attributes, without zod. A file of its own: no candidate downloads it.
export const GROUP_NAME_MAX_LENGTH = 60

/** The indexes of the groups that are named as one before them, in whatever case. */
export function repeatedNames(groups: readonly { readonly name: string }[]): number[] {
  const names = groups.map(({ name }) => name.trim().toLowerCase())
  return names.flatMap((name, index) => (names.indexOf(name) < index ? [index] : []))
}
