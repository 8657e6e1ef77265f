// Names the state of something that is edited, so that a change can say from which state it began. Pure, without zod.

const OFFSET = 0xcbf29ce484222325n
const PRIME = 0x100000001b3n
const MASK = 0xffffffffffffffffn

/**
 * The same text for the same JSON, whatever the order of its keys: 64-bit FNV-1a of its canonical form, as an entity tag of
 * HTTP (RFC 9110, 8.8.3). It tells changes apart, and is no protection against anyone.
 */
export function stateTag(state: unknown): string {
  let hash = OFFSET
  for (const byte of new TextEncoder().encode(canonical(state)))
    hash = ((hash ^ BigInt(byte)) * PRIME) & MASK
  return `"${hash.toString(16).padStart(16, '0')}"`
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`
}
