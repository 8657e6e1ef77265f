// Which parts of an activity are missing before it can be submitted: as this device knows, which may be ahead of the server,
// or as the server said where nothing of it is here.
import { Trans } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'

import { missingParts } from '#contract/assessments/required-parts.ts'
import { listTimeLimits } from '#contract/assessments/time-limits.ts'
import type { LocalizedText } from '#contract/core/shape.ts'
import type { TrackerActivity } from '#contract/progress/progress.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import type { AttemptRow } from '#web/offline/database.ts'
import type { Offline } from '#web/offline/offline.ts'
import { CardFacts } from '#web/ui/layout/card.tsx'

type MissingProps = { activity: TrackerActivity; attempt: AttemptRow | null; offline: Offline }

/** Nothing where no part is missing, and for an activity without parts that have to be complete. */
export function MissingParts({ activity, attempt, offline }: MissingProps) {
  const format = useFormatter()
  const here = useLiveQuery(() => readMissing(offline, attempt), [offline, attempt])
  // Read from the disk first: what the server said before would flash up and go.
  if (here === undefined) return null
  const titles = here ?? activity.missing_parts ?? []
  if (titles.length === 0) return null
  const names = format.list(titles.map((title) => title[currentLocale()]))
  return (
    <CardFacts>
      <span>
        <Trans>Still missing: {names}</Trans>
      </span>
    </CardFacts>
  )
}

/** Null where this device does not hold the questions, or the attempt. */
async function readMissing(
  offline: Offline,
  attempt: AttemptRow | null,
): Promise<LocalizedText[] | null> {
  if (attempt === null) return null
  const stored = await offline.store.findPackage(attempt)
  if (stored === null) return null
  const [answers, timers] = await Promise.all([
    offline.store.listAnswers(attempt.attemptId),
    offline.timers.list(attempt),
  ])
  const ended = new Set(timers.filter((row) => row.endedAt !== null).map((row) => row.timer))
  const over = listTimeLimits(stored.content).filter(({ timer }) => ended.has(timer))
  const missing = missingParts(stored.content, {
    answers: new Map(answers.map(({ questionId, value }) => [questionId, value])),
    isOver: (id) => over.some(({ questionIds }) => questionIds.includes(id)),
  })
  return missing.map(({ title }) => title)
}
