import { Trans } from '@lingui/react/macro'

import type { ChangeKind } from '#contract/applicants/applicants-rules.ts'
import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'

import styles from './decisions.module.css'

type ChangeLinesProps = { scorecard: Scorecard; onAsk: (kind: ChangeKind) => void }

/** Who looks after the applicant, and their tags; for who may decide, the ways to change both. */
export function ChangeLines({ scorecard, onAsk }: ChangeLinesProps) {
  const { assigned_user: assigned, tags } = scorecard.applicant
  const name = assigned?.full_name
  return (
    <>
      {assigned !== null && (
        <p className={styles.hint}>
          <Trans>Assigned to {name}</Trans>
        </p>
      )}
      {tags.length > 0 && (
        <p className={styles.tags}>
          {tags.map((tag) => (
            <Badge key={tag.tag_id}>{tag.name}</Badge>
          ))}
        </p>
      )}
      {scorecard.can_decide && (
        <div className={styles.actions}>
          <Button size="small" onClick={() => onAsk('assign')}>
            <Trans>Assign to a user…</Trans>
          </Button>
          <Button size="small" onClick={() => onAsk('tag')}>
            <Trans>Tags…</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
