// What becomes of a person's rows when they sign out (I11): nothing unsent is deleted without their word.
import { isStandalone, type OfflineDatabase } from './database.ts'
import { lastPlace } from './journal.ts'
import { bumpEpoch, noteWipedPlace, noteWipedRevs, setOwner } from './meta.ts'

export type Unsent = {
  attempts: number
  answers: number
  submissions: number
  hasProfile: boolean
  hasConsents: boolean
  hasFeedback: boolean
  hasEeoc: boolean
  hasExperience: boolean
}

/** What of an owner the server does not have yet. */
export async function countUnsent(db: OfflineDatabase, ownerId: number): Promise<Unsent> {
  const [answers, commands] = await Promise.all([
    db.answers.where('[ownerId+isWaiting]').equals([ownerId, 1]).toArray(),
    db.outbox.where({ ownerId }).toArray(),
  ])
  const ofAttempts = commands.filter((command) => !isStandalone(command))
  return {
    attempts: new Set([...answers, ...ofAttempts].map((row) => row.attemptId)).size,
    answers: answers.length,
    submissions: commands.filter((command) => command.kind === 'submit').length,
    hasProfile: commands.some(({ kind }) => kind === 'save-profile'),
    hasConsents: commands.some(({ kind }) => kind === 'give-consent'),
    hasFeedback: commands.some(({ kind }) => kind === 'save-feedback'),
    hasEeoc: commands.some(({ kind }) => kind === 'submit-eeoc'),
    hasExperience: commands.some(({ kind }) => kind === 'save-experience'),
  }
}

/**
 * Removes an owner's rows that the server has, and keeps attempts with unsent work, and what else is not sent, for their
 * next sign-in here.
 * The epoch moves on first, so that a drain in flight cannot bring rows back.
 */
export async function leaveDevice(db: OfflineDatabase, ownerId: number): Promise<void> {
  await db.transaction(
    'rw',
    [
      db.packages,
      db.places,
      db.attempts,
      db.answers,
      db.outbox,
      db.timers,
      db.journal,
      db.kept,
      db.meta,
    ],
    async () => {
      await bumpEpoch(db, ownerId)
      const isWaiting = [ownerId, 1]
      const [answers, commands, entries] = await Promise.all([
        db.answers.where('[ownerId+isWaiting]').equals(isWaiting).toArray(),
        db.outbox.where({ ownerId }).toArray(),
        db.journal.where('[ownerId+isWaiting]').equals(isWaiting).toArray(),
      ])
      const ofAttempts = commands.filter((command) => !isStandalone(command))
      const kept = new Set([...answers, ...ofAttempts, ...entries].map((row) => row.attemptId))
      const isDone = (row: { attemptId: string }) => !kept.has(row.attemptId)
      const wiped = await db.answers.where({ ownerId }).filter(isDone).toArray()
      await noteWipedRevs(db, { ownerId, revs: wiped.map((row) => row.rev) })
      await db.attempts.where({ ownerId }).filter(isDone).delete()
      await db.answers.where({ ownerId }).filter(isDone).delete()
      await db.timers.where({ ownerId }).filter(isDone).delete()
      await wipeJournal(db, { ownerId, isDone })
      if (kept.size === 0) {
        await db.packages.where({ ownerId }).delete()
        await db.places.where({ ownerId }).delete()
      }
      await db.kept.where({ ownerId }).delete()
      await setOwner(db, null)
    },
  )
}

async function wipeJournal(
  db: OfflineDatabase,
  { ownerId, isDone }: { ownerId: number; isDone: (row: { attemptId: string }) => boolean },
): Promise<void> {
  const rows = await db.journal.where({ ownerId }).filter(isDone).sortBy('id')
  for (const attemptId of new Set(rows.map((row) => row.attemptId))) {
    const place = lastPlace(rows.filter((row) => row.attemptId === attemptId))
    await noteWipedPlace(db, { ownerId, attemptId, place })
  }
  await db.journal.bulkDelete(rows.flatMap((row) => row.id ?? []))
}
