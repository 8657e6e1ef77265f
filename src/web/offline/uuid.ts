// UUID version 7 (RFC 9562): made on the device, ordered by time, unique without asking anyone.

const VERSION_7 = 0x70
const VARIANT = 0x80

/** A new UUIDv7 for an instant in ms since the epoch. */
export function uuidv7(now: number = Date.now()): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16))
  let rest = now
  for (let index = 5; index >= 0; index -= 1) {
    bytes[index] = rest % 256
    rest = Math.floor(rest / 256)
  }
  bytes[6] = VERSION_7 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = VARIANT | ((bytes[8] ?? 0) & 0x3f)
  return formatUuid(bytes)
}

/** A UUID (version 8) that follows from a text: the same text names the same request. */
export async function uuidOf(text: string): Promise<string> {
  const hash = await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const bytes = new Uint8Array(hash).slice(0, 16)
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = VARIANT | ((bytes[8] ?? 0) & 0x3f)
  return formatUuid(bytes)
}

function formatUuid(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}
