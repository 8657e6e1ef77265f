// What was merged into an application, and on a merged one where it went.
import { Plural, Trans, useLingui } from '@lingui/react/macro'

import type { Duplicates, MergedApplication } from '#contract/applicants/duplicates.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import type { ApplicationParts } from '../application-parts.ts'
import { ApplicationLine, scorecardHref } from './application-line.tsx'
import { useMergeError } from './duplicate-labels.ts'
import { EVERYTHING, undoMerge } from './duplicate-queries.ts'

import scorecards from '../scorecards.module.css'
import styles from './duplicates.module.css'

type MergedCardProps = Pick<ApplicationParts, 'StatusPill'> & {
  merged: readonly MergedApplication[]
}

export function MergedCard({ merged, StatusPill }: MergedCardProps) {
  return (
    <Card as="section" className={styles.card}>
      <h2 className={scorecards.cardTitle}>
        <Plural value={merged.length} one="Merged application" other="Merged applications" />
      </h2>
      <p className={scorecards.explanation}>
        <Trans>Open it to read its answers, scores, documents, comments and history.</Trans>
      </p>
      <ul className={styles.list}>
        {merged.map((one) => (
          <li key={one.user_smartreq_id} className={styles.row}>
            <ApplicationLine application={one} StatusPill={StatusPill} />
            <MergedWhen merge={one} />
            <UndoMerge userSmartreqId={one.user_smartreq_id} undoUntil={one.undo_until} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

type MergedBannerProps = { userSmartreqId: number; merge: Duplicates['merge'] }

/** On the scorecard of an application that was merged into another one. */
export function MergedBanner({ userSmartreqId, merge }: MergedBannerProps) {
  if (merge === null) return null
  const { into } = merge
  return (
    <Banner
      title={<Trans>Merged into another application</Trans>}
      action={<UndoMerge userSmartreqId={userSmartreqId} undoUntil={merge.undo_until} />}
    >
      <p>
        <Trans>
          It no longer appears in lists and can’t be changed. You can still read everything in it.
        </Trans>
      </p>
      <MergedWhen merge={merge} />
      {into === null ? (
        <p>
          <Trans>You do not have access to the requisition of the other application.</Trans>
        </p>
      ) : (
        <p>
          <Trans>
            Continue with{' '}
            <AppLink href={scorecardHref(into)}>{`${into.first_name} ${into.last_name}`}</AppLink>,{' '}
            {into.title}
          </Trans>
        </p>
      )}
    </Banner>
  )
}

function MergedWhen({ merge }: { merge: Pick<MergedApplication, 'merged_at' | 'merged_by'> }) {
  const { merged_by: by, merged_at: at } = merge
  return (
    <p className={scorecards.small}>
      {by !== null && <>{by} · </>}
      <RelativeTime at={at} hasExactTime />
    </p>
  )
}

type UndoMergeProps = { userSmartreqId: number; undoUntil: string | null }

function UndoMerge({ userSmartreqId, undoUntil }: UndoMergeProps) {
  const { t } = useLingui()
  const { date } = useFormatter()
  const errorText = useMergeError()
  const undoing = useCommand(undoMerge, {
    invalidates: EVERYTHING,
    onDone: () => {
      notifyDone(t`Merge undone. The application is back in its list.`)
    },
  })
  if (undoUntil === null) return null
  const day = date(undoUntil)
  return (
    <div className={styles.undo}>
      {undoing.error !== null && (
        <Banner tone="warning" isLive>
          {errorText(undoing.error)}
        </Banner>
      )}
      <Button
        size="small"
        isBusy={undoing.isPending}
        onClick={() => undoing.mutate({ userSmartreqId })}
      >
        <Trans>Undo merge</Trans>
      </Button>
      <span className={scorecards.small}>
        <Trans>Possible until {day}</Trans>
      </span>
    </div>
  )
}
