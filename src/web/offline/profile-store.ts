// Keeps what a person saved of their profile until the server has it. Its promises resolve when the transaction completed
// (I1). It must not send anything.
import {
  PROFILE_WORK,
  type OfflineDatabase,
  type ProfilePatch,
  type ProfileRow,
} from './database.ts'
import type { DraftKey } from './draft-store.ts'
import { withReopen } from './reopen.ts'
import { uuidv7 } from './uuid.ts'

type Owned = { readonly db: OfflineDatabase; readonly ownerId: number }

/** What was typed and not saved. */
const DRAFT: DraftKey = 'profile-draft'
/** When the last save here was made. */
const SAVED_AT = 'profile-saved-at'

/** The save that the server does not have yet, or refused; null when it has everything. */
export async function findProfileSave({ db, ownerId }: Owned): Promise<ProfileRow | null> {
  const rows = await db.outbox.where({ ownerId }).sortBy('seq')
  return rows.findLast(isProfileSave) ?? null
}

/**
 * Saves changes, over those that still wait: one command, under a new name, so that one on its way does not count as
 * these. What was typed is saved with it, and no draft any more. `now`: by the server's clock, ms since the epoch. The
 * newest save wins (I7): one that was made later on this device is later, even when the clock was set back.
 */
export function saveProfile(
  { db, ownerId }: Owned,
  { fields, now }: { fields: ProfilePatch; now: number },
): Promise<void> {
  return withReopen(db, () =>
    db.transaction('rw', [db.outbox, db.kept], async () => {
      const before = (await db.outbox.where({ ownerId }).sortBy('seq')).filter(isProfileSave)
      const waiting = before.reduce<ProfilePatch>(
        (all, row) => ({ ...all, ...row.body.fields }),
        {},
      )
      const savedAt = Math.max(now, (await lastSave({ db, ownerId }, before)) + 1)
      await db.outbox.bulkDelete(before.flatMap((row) => row.seq ?? []))
      await db.kept.put({ ownerId, key: SAVED_AT, value: savedAt })
      await db.outbox.add({
        commandId: uuidv7(now),
        ownerId,
        attemptId: PROFILE_WORK,
        kind: 'save-profile',
        body: {
          fields: { ...waiting, ...fields },
          savedAt: new Date(savedAt).toISOString(),
        },
        refusal: null,
      })
      await db.kept.delete([ownerId, DRAFT])
    }),
  )
}

// What a sign-out left waiting tells its own.
async function lastSave({ db, ownerId }: Owned, waiting: readonly ProfileRow[]): Promise<number> {
  const last = Number((await db.kept.get([ownerId, SAVED_AT]))?.value ?? 0)
  return Math.max(last, ...waiting.map(({ body }) => Date.parse(body.savedAt)))
}

/** Lets a refused save be sent again as it is. */
export async function retryProfile({ db, ownerId }: Owned): Promise<void> {
  await withReopen(db, async () => {
    await db.outbox.where({ ownerId }).filter(isProfileSave).modify({ refusal: null })
  })
}

function isProfileSave(row: { kind: string }): row is ProfileRow {
  return row.kind === 'save-profile'
}
