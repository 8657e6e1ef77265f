// Which revisions of another device came here in a copy. Each is looked at once: what was answered here after that stands,
// also when the other device's clock was ahead.
import type { ActivityKey, AnswerRow, OfflineDatabase } from '../database.ts'
import type { CopyContent } from './copy-content.ts'

export type Taken = {
  has(activity: ActivityKey, row: AnswerRow): boolean
  note(activity: ActivityKey, row: AnswerRow): void
  all(): Readonly<Record<string, number>>
}

/** What is known of the device that made the copy; inside a transaction on `meta`. */
export async function readTaken(db: OfflineDatabase, copy: CopyContent): Promise<Taken> {
  const revs = new Map(Object.entries(revsOf((await db.meta.get(keyOf(copy)))?.value)))
  return {
    has: (activity, row) => (revs.get(nameOf(activity, row)) ?? 0) >= row.rev,
    note: (activity, row) => {
      const name = nameOf(activity, row)
      revs.set(name, Math.max(revs.get(name) ?? 0, row.rev))
    },
    all: () => Object.fromEntries(revs),
  }
}

export async function writeTaken(
  db: OfflineDatabase,
  { copy, taken }: { copy: CopyContent; taken: Taken },
): Promise<void> {
  await db.meta.put({ key: keyOf(copy), value: taken.all() })
}

function keyOf({ ownerId, deviceId }: CopyContent): string {
  return `copied:${ownerId}:${deviceId}`
}

function nameOf({ refId, jobStepActivityId }: ActivityKey, { questionId }: AnswerRow): string {
  return `${refId}-${jobStepActivityId}-${questionId}`
}

function revsOf(value: unknown): Record<string, number> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  )
}
