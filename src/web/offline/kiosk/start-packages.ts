import type { ExpectedPeople, StartContent, StartPackage } from '#contract/kiosk/kiosk-offline.ts'
// Start packages of people who are expected at this station: brought here while there is a network, and opened by the code
// of the person alone. Knows nothing of the server's address, and of screens.
import { LOCATOR_LENGTH } from '#contract/kiosk/kiosk-rules.ts'

import type { Lease } from './lease.ts'
import type { ExpectedRow, StationDatabase } from './station-database.ts'

const KEY_BITS = 256

export type ExpectedSource = {
  readonly list: () => Promise<ExpectedPeople>
  /** Null for someone who is not expected any more. */
  readonly get: (codeId: string) => Promise<StartPackage | null>
}

/** Brings here who is expected now, and deletes who is not. What was brought before a failure stays. */
export async function bringExpected(
  { station, lease }: { station: StationDatabase; lease: Lease },
  { list, get }: ExpectedSource,
): Promise<void> {
  const told = await list()
  const people = new Map(told.people.map((one) => [one.code_id, one]))
  await station.expected.filter((row) => !people.has(row.code_id)).delete()
  await lease.renew({
    serverMs: Date.parse(told.server_time),
    expiresMs: Date.parse(told.lease_expires_at),
  })
  for (const { code_id: codeId, version, expires_at } of people.values()) {
    const known = await station.expected.get(codeId)
    if (known?.version === version) continue
    const got = await get(codeId)
    if (got === null) await station.expected.delete(codeId)
    else await station.expected.put({ ...got, version, expiresAt: Date.parse(expires_at) })
  }
}

/** How many people may begin here without network. */
export function countExpected(station: StationDatabase): Promise<number> {
  return station.expected.count()
}

/** Opens the package of a code, without spaces and dashes; null when it opens none that counts at that time. */
export async function openStart(
  station: StationDatabase,
  { code, serverMs }: { code: string; serverMs: number },
): Promise<{ codeId: string; content: StartContent } | null> {
  const locator = code.slice(0, LOCATOR_LENGTH)
  const rows = await station.expected.where({ locator }).toArray()
  for (const row of rows.filter(({ expiresAt }) => expiresAt > serverMs)) {
    const content = await decryptStart(row, code)
    if (content !== null) return { codeId: row.code_id, content }
  }
  return null
}

async function decryptStart(row: ExpectedRow, code: string): Promise<StartContent | null> {
  const { subtle } = crypto
  const typed = new TextEncoder().encode(code)
  const base = await subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey'])
  const { iterations } = row
  const key = await subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt: bytesIn(row.salt), iterations },
    base,
    { name: 'AES-GCM', length: KEY_BITS },
    false,
    ['decrypt'],
  )
  try {
    const iv = bytesIn(row.iv)
    const bytes = await subtle.decrypt({ name: 'AES-GCM', iv }, key, bytesIn(row.content))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sealed by our server, and authenticated by the key
    return JSON.parse(new TextDecoder().decode(bytes)) as StartContent
  } catch (error) {
    // The key does not open it: another code.
    if (error instanceof DOMException && error.name === 'OperationError') return null
    throw error
  }
}

function bytesIn(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
}
