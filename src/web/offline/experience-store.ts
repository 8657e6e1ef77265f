// Keeps what a person saved of their work experience until the server has it. Its promises resolve when the transaction
// completed (I1). It must not send anything.
import type { ExperienceFields } from '#contract/people/job-experiences.ts'

import { EXPERIENCE_WORK, type ExperienceRow, type OfflineDatabase } from './database.ts'
import { withReopen } from './reopen.ts'
import { findUnsentExperiences, isExperience } from './unsent-experiences.ts'
import { uuidv7 } from './uuid.ts'

type Owned = { readonly db: OfflineDatabase; readonly ownerId: number }

/** When the last save here was made. */
const SAVED_AT = 'experience-saved-at'

/**
 * Saves an entry whole, over what still waits of it; `fields` null deletes it. `now`: by the server's clock, ms since the
 * epoch. The newest save wins (I7): one that was made later on this device is later, even when the clock was set back.
 */
export function saveExperience(
  { db, ownerId }: Owned,
  given: { userJobId: string; fields: ExperienceFields | null; now: number },
): Promise<void> {
  const { userJobId, fields, now } = given
  return withReopen(db, () =>
    db.transaction('rw', [db.outbox, db.kept], async () => {
      const unsent = await findUnsentExperiences({ db, ownerId })
      const before = unsent.filter(({ body }) => body.userJobId === userJobId)
      const savedAt = Math.max(now, (await lastSave({ db, ownerId }, unsent)) + 1)
      await db.outbox.bulkDelete(before.flatMap((row) => row.seq ?? []))
      await db.kept.put({ ownerId, key: SAVED_AT, value: savedAt })
      await db.outbox.add({
        commandId: uuidv7(now),
        ownerId,
        attemptId: EXPERIENCE_WORK,
        kind: 'save-experience',
        body: { userJobId, fields, savedAt: new Date(savedAt).toISOString() },
        refusal: null,
      })
    }),
  )
}

// What a sign-out left waiting tells its own.
async function lastSave(
  { db, ownerId }: Owned,
  waiting: readonly ExperienceRow[],
): Promise<number> {
  const last = Number((await db.kept.get([ownerId, SAVED_AT]))?.value ?? 0)
  return Math.max(last, ...waiting.map(({ body }) => Date.parse(body.savedAt)))
}

/** Lets what was refused be sent again as it is. */
export async function retryExperiences({ db, ownerId }: Owned): Promise<void> {
  await withReopen(db, async () => {
    await db.outbox.where({ ownerId }).filter(isExperience).modify({ refusal: null })
  })
}
