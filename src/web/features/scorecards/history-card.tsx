import { Trans, useLingui } from '@lingui/react/macro'

import type { ApplicationStatus } from '#contract/applicants/application.ts'
import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { applicationHistoryLabel } from '#web/features/requisitions/history/application-history-labels.ts'
import { AutomationTraceText } from '#web/features/staff-shell/automation-trace-text.tsx'
import { RuleResultText } from '#web/features/staff-shell/rule-result-text.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import type { ApplicationParts } from './application-parts.ts'
import { isApplicationStatus } from './application-status.ts'
import { ScoreChanges } from './score-changes.tsx'

import styles from './scorecards.module.css'

type HistoryCardProps = Pick<Scorecard, 'history' | 'activities'> & {
  parts: Pick<ApplicationParts, 'StatusPill' | 'Reason'>
}
type Entry = Scorecard['history'][number]

/** What happened to the application, newest first. */
export function HistoryCard({ history, activities, parts }: HistoryCardProps) {
  return (
    <Card as="section" className={styles.history}>
      <h2 className={styles.cardTitle}>
        <Trans>History</Trans>
      </h2>
      {history.length === 0 ? (
        <p className={styles.explanation}>
          <Trans>Nothing has happened yet.</Trans>
        </p>
      ) : (
        <ol className={styles.timeline}>
          {history.map((entry) => (
            <HistoryEntry
              key={`${entry.at} ${entry.action}`}
              entry={entry}
              activities={activities}
              parts={parts}
            />
          ))}
        </ol>
      )}
    </Card>
  )
}

function HistoryEntry({
  entry,
  activities,
  parts,
}: { entry: Entry } & Omit<HistoryCardProps, 'history'>) {
  const { i18n } = useLingui()
  const { actor, at, reason, rejection_reason: rejection, rule_result: rule, automation } = entry
  const { StatusPill, Reason } = parts
  const status = newStatus(entry)
  return (
    <li className={styles.entry}>
      <p className={styles.entryAction}>
        {i18n._(applicationHistoryLabel(entry.action))}
        {status !== null && <StatusPill status={status} />}
      </p>
      {rejection !== null && (
        <p className={styles.entryReason}>
          <Reason reason={rejection} />
        </p>
      )}
      {rule !== null && (
        <p className={styles.entryReason}>
          <RuleResultText result={rule} />
        </p>
      )}
      {automation !== null && (
        <p className={styles.entryReason}>
          <AutomationTraceText name={automation.name} />
        </p>
      )}
      {entry.document_title !== null && (
        <p className={styles.entryReason}>{entry.document_title}</p>
      )}
      {reason !== null && <p className={styles.entryReason}>{reason}</p>}
      {entry.scores !== null && <ScoreChanges change={entry.scores} activities={activities} />}
      <p className={styles.small}>
        {rule === null && automation === null ? actor : <Trans>Fairlead itself</Trans>}
        {' · '}
        <RelativeTime at={at} hasExactTime />
      </p>
    </li>
  )
}

/** The status that the entry led to; null when it stayed what it was. */
function newStatus({ from, to }: Entry): ApplicationStatus | null {
  return to !== null && to !== from && isApplicationStatus(to) ? to : null
}
