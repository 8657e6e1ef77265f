import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Ellipsis } from 'lucide-react'

import type { ChangeKind } from '#contract/applicants/applicants-rules.ts'
import {
  PLAIN_ACTIONS,
  startsFrom,
  type PlainAction,
  type StaffAction,
} from '#contract/decisions/application-actions.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Menu } from '#web/ui/controls/menu.tsx'

import { ACTION_LABELS } from './decision-labels.ts'
import { canDecide, type Target } from './decision-queries.ts'

import styles from './decisions.module.css'

/** What is asked about in a dialog first. */
export type Question =
  | 'reject'
  | 'advance'
  | 'email'
  | 'text'
  | 'class'
  | 'export'
  | 'move'
  | ChangeKind

type BulkBarProps = {
  target: Target
  /** How many match the filters of the list. */
  total: number
  onAll: () => void
  onClear: () => void
  onAsk: (what: Question) => void
  onAction: (action: PlainAction) => void
  /** Where those who are selected are compared; null when they are too few or too many for it. */
  compareHref: string | null
  /** Emails and classes are of one requisition. */
  isOfOneJob: boolean
}

/** How many are selected, and what can be done with them; an action that fits none of them is not offered. */
export function BulkBar(props: BulkBarProps) {
  const { target, total, onAll, onClear, compareHref } = props
  const { t } = useLingui()
  return (
    <section className={styles.bar} data-bottom-bar aria-label={t`Selected applicants`}>
      <div className={styles.selected}>
        <SelectedCount target={target} />
        {target.kind === 'named' && total > target.rows.length && (
          <Button size="small" variant="quiet" onClick={onAll}>
            <Plural value={total} one="Select # that matches" other="Select all # that match" />
          </Button>
        )}
      </div>
      <div className={styles.actions}>
        {canDecide(target) ? (
          <Decisions {...props} />
        ) : (
          <span className={styles.hint}>
            <Trans>Your role does not decide about all of them.</Trans>
          </span>
        )}
        {compareHref !== null && (
          <AppLink className={linkButton({ size: 'small' })} href={compareHref}>
            <Trans>Compare</Trans>
          </AppLink>
        )}
        {canDecide(target) && <MoreActions {...props} />}
        <Button size="small" variant="quiet" onClick={onClear}>
          <Trans>Clear selection</Trans>
        </Button>
      </div>
    </section>
  )
}

function Decisions({ target, isOfOneJob, onAction, onAsk }: BulkBarProps) {
  const fits = fitsOf(target)
  return (
    <>
      {fits('advance') && (
        <Button size="small" variant="primary" onClick={() => onAction('advance')}>
          <Trans>Advance</Trans>
        </Button>
      )}
      {fits('reject') && (
        <Button size="small" onClick={() => onAsk('reject')}>
          <Trans>Reject…</Trans>
        </Button>
      )}
      {isOfOneJob && (
        <Button size="small" onClick={() => onAsk('email')}>
          <Trans>Email…</Trans>
        </Button>
      )}
    </>
  )
}

function MoreActions({ target, isOfOneJob, onAction, onAsk }: BulkBarProps) {
  const { t, i18n } = useLingui()
  const fits = fitsOf(target)
  const others = PLAIN_ACTIONS.filter((action) => action !== 'advance' && fits(action))
  const toClass = { id: 'class', label: t`Assign to a class…`, onSelect: () => onAsk('class') }
  const toAdvance = {
    id: 'advance',
    label: t`Advance and email…`,
    onSelect: () => onAsk('advance'),
  }
  const toText = { id: 'text', label: t`Text message…`, onSelect: () => onAsk('text') }
  const toOther = { id: 'move', label: i18n._(ACTION_LABELS.move), onSelect: () => onAsk('move') }
  const label = isOfOneJob ? t`Delete from the requisition…` : t`Delete from their requisitions…`
  return (
    <Menu
      size="small"
      align="end"
      hasChevron={false}
      label={t`More actions`}
      trigger={<Ellipsis size={18} aria-hidden="true" />}
      sections={[
        {
          id: 'changes',
          items: [
            ...(isOfOneJob && fits('advance') ? [toAdvance] : []),
            { id: 'assign', label: t`Assign to a user…`, onSelect: () => onAsk('assign') },
            { id: 'tag', label: t`Tags…`, onSelect: () => onAsk('tag') },
            ...(isOfOneJob ? [toText, toClass] : []),
            { id: 'export', label: t`Export…`, onSelect: () => onAsk('export') },
          ],
        },
        {
          id: 'others',
          items: [
            ...others.map((action) => ({
              id: action,
              label: i18n._(ACTION_LABELS[action]),
              onSelect: () => onAction(action),
            })),
            ...(fits('move') ? [toOther] : []),
            { id: 'delete', label, onSelect: () => onAsk('delete') },
          ],
        },
      ]}
    />
  )
}

function SelectedCount({ target }: { target: Target }) {
  return (
    <span role="status">
      {target.kind === 'matching' ? (
        <Plural
          value={target.total}
          one="# that matches is selected"
          other="All # that match are selected"
        />
      ) : (
        <Plural value={target.rows.length} one="# selected" other="# selected" />
      )}
    </span>
  )
}

/** Whether an action fits any of those who are selected, by the statuses that are known of them. */
function fitsOf(target: Target): (action: StaffAction) => boolean {
  if (target.kind === 'named') {
    const statuses = new Set<string>(target.rows.map((row) => row.status))
    return (action) => startsFrom(action).some((status) => statuses.has(status))
  }
  const { status } = target.matching
  if (status === undefined) return () => true
  const statuses = new Set(status.split(','))
  return (action) => startsFrom(action).some((one) => statuses.has(one))
}
