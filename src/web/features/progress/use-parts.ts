// The parts of an application as they stand on this device and on the server.
import { useLiveQuery } from 'dexie-react-hooks'

import { isBlank } from '#contract/assessments/blank-answer.ts'
import type { TrackerDetail } from '#contract/progress/progress.ts'
import type { AttemptRow } from '#web/offline/database.ts'
import type { Offline } from '#web/offline/offline.ts'

import { partsOf, type AnsweredHere, type Part } from './next-part.ts'

const NONE: AnsweredHere = new Map()

/** Undefined until this device’s storage was read: nothing is said before that which it may deny. */
export function useParts(tracker: TrackerDetail, offline: Offline): readonly Part[] | undefined {
  const known = useLiveQuery(async () => {
    const attempts = await offline.store.listAttempts(tracker.ref_id)
    return { attempts, answered: await answeredHere(offline, attempts) }
  }, [offline, tracker.ref_id])
  return known === undefined ? undefined : partsOf(tracker, known)
}

async function answeredHere(
  offline: Offline,
  attempts: readonly AttemptRow[],
): Promise<AnsweredHere> {
  const open = attempts.filter(({ handedInAt }) => handedInAt === null)
  if (open.length === 0) return NONE
  const counts = open.map(async ({ attemptId }) => {
    const rows = await offline.store.listAnswers(attemptId)
    return [attemptId, rows.filter(({ value }) => !isBlank(value)).length] as const
  })
  return new Map(await Promise.all(counts))
}
