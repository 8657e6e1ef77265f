/** The version that an address names; null when it names none. */
export function textIdOf(search: Record<string, unknown>): number | null {
  const id = Number(search['text'])
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
