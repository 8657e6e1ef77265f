// What the server refused of an earlier build of the app is sent again by this one (I12). It never gives anything up.
import type { Table } from 'dexie'

import type { ErrorCode } from '#contract/core/error.ts'

import type { Engine } from './engine.ts'
import { withReopen } from './reopen.ts'

type Refusable = { ownerId: number; refusal: { code: string; message: string } | null }

const OTHER_BUILD_WANTED: ErrorCode = 'payload_version_unsupported'

/**
 * Lets be sent again what was refused for the version of the app. Where nothing was, nothing is written.
 * @returns whether there is anything
 */
export function retryWithThisBuild(
  table: Table<Refusable, string>,
  ownerId: number,
): Promise<boolean> {
  const wantsOther = (row: Refusable) => row.refusal?.code === OTHER_BUILD_WANTED
  return withReopen(table.db, async () => {
    const found = await table.where({ ownerId }).filter(wantsOther).primaryKeys()
    // Another user may have sent it meanwhile, or heard another reason.
    const isRefused = table.where(':id').anyOf(found).filter(wantsOther)
    return found.length > 0 && (await isRefused.modify({ refusal: null })) > 0
  })
}

/** Has it sent. Where this device does not store that, it waits for its person, who can have it sent again. */
export async function resendWithThisBuild(
  table: Table<Refusable, string>,
  { ownerId, engine }: { ownerId: number; engine: Pick<Engine, 'wake'> },
): Promise<void> {
  if (await retryWithThisBuild(table, ownerId).catch(() => false)) engine.wake()
}
