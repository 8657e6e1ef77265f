// Keeps what a person typed into a form and did not save, for the next opening. Removed with everything else of theirs at
// the sign-out. It must not send anything.
import type { OfflineDatabase } from './database.ts'
import { getGeneration } from './meta.ts'
import { withReopen } from './reopen.ts'

type Owned = { readonly db: OfflineDatabase; readonly ownerId: number }

/** The forms that keep one. */
export type DraftKey = 'profile-draft' | 'experience-draft'

/** What an earlier opening left, null for nothing, and the owner's generation then, for `keepDraft`. */
export type StoredDraft = { readonly value: unknown; readonly generation: number }

/** What is stored may be of another version: it is checked by its form. */
export async function readDraft({ db, ownerId }: Owned, key: DraftKey): Promise<StoredDraft> {
  const [row, generation] = await Promise.all([
    db.kept.get([ownerId, key]).catch(() => undefined),
    getGeneration(db, ownerId),
  ])
  return { value: row?.value ?? null, generation }
}

/**
 * Keeps what was typed; null forgets it. `generation`: the owner's when the form was opened, so that nothing is written of a
 * user who signed out meanwhile (I11).
 */
export async function keepDraft(
  { db, ownerId }: Owned,
  given: { key: DraftKey; generation: number; value: unknown },
): Promise<void> {
  const { key, generation, value } = given
  await withReopen(db, () =>
    db.transaction('rw', [db.kept, db.meta], async () => {
      if ((await getGeneration(db, ownerId)) !== generation) return
      await (value === null ? db.kept.delete([ownerId, key]) : db.kept.put({ ownerId, key, value }))
    }),
  )
}
