// Keeps what a person typed into a form and did not save, for the next opening. Removed with everything else of theirs at
// the sign-out. It must not send anything.
import type { OfflineDatabase } from './database.ts'
import { getEpoch } from './meta.ts'
import { withReopen } from './reopen.ts'

type Owned = { readonly db: OfflineDatabase; readonly ownerId: number }

/** The forms that keep one. */
export type DraftKey = 'profile-draft' | 'experience-draft'

/** What an earlier opening left, null for nothing, and the owner's epoch then, for `keepDraft`. */
export type StoredDraft = { readonly value: unknown; readonly epoch: number }

/** What is stored may be of another version: it is checked by its form. */
export async function readDraft({ db, ownerId }: Owned, key: DraftKey): Promise<StoredDraft> {
  const [row, epoch] = await Promise.all([
    db.kept.get([ownerId, key]).catch(() => undefined),
    getEpoch(db, ownerId),
  ])
  return { value: row?.value ?? null, epoch }
}

/**
 * Keeps what was typed; null forgets it. `epoch`: the owner's when the form was opened, so that nothing is written of a
 * user who signed out meanwhile (I11).
 */
export async function keepDraft(
  { db, ownerId }: Owned,
  given: { key: DraftKey; epoch: number; value: unknown },
): Promise<void> {
  const { key, epoch, value } = given
  await withReopen(db, () =>
    db.transaction('rw', [db.kept, db.meta], async () => {
      if ((await getEpoch(db, ownerId)) !== epoch) return
      await (value === null ? db.kept.delete([ownerId, key]) : db.kept.put({ ownerId, key, value }))
    }),
  )
}
