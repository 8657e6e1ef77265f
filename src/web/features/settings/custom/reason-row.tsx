import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { UsedReason } from '#contract/settings/rejection-reasons.ts'
import { ApiError } from '#web/api/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { CardFacts } from '#web/ui/card.tsx'
import { notifyDone } from '#web/ui/notifications.ts'
import { REASON_TYPE_LABELS } from '#web/ui/staff/rejection-reason-labels.ts'

import { DeleteDialog } from './delete-dialog.tsx'
import { ReasonForm } from './reason-form.tsx'
import { deleteReason, updateReason } from './reason-queries.ts'
import { RulesUsing } from './rules-using.tsx'
import { useReasonText } from './use-reason-text.ts'
import { useSavingLists } from './use-saving-lists.ts'

import styles from '../settings.module.css'

type ReasonRowProps = {
  accountId: number
  reason: UsedReason
  /** All of the company. */
  reasons: readonly UsedReason[]
}

/** One reason, with changing and deleting it. */
export function ReasonRow(props: ReasonRowProps) {
  const { reason, reasons } = props
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState<'form' | 'deletion' | null>(null)
  const text = useReasonText()(reason)
  const close = () => setOpen(null)
  return (
    <li className={styles.line}>
      <div className={styles.lineWords}>
        <strong>{text}</strong>
        <CardFacts>
          <span>{i18n._(REASON_TYPE_LABELS[reason.reason_type])}</span>
          {reason.used_count === 0 ? (
            <Trans>Not used in any decision</Trans>
          ) : (
            <Plural
              value={reason.used_count}
              one="Used in # decision"
              other="Used in # decisions"
            />
          )}
        </CardFacts>
        {open === 'form' && <EditForm {...props} text={text} onDone={close} />}
        {open === 'deletion' && <Deletion {...props} text={text} onDone={close} />}
      </div>
      <div className={styles.lineActions}>
        {open !== 'form' && (
          <Button size="small" aria-label={t`Edit ${text}`} onClick={() => setOpen('form')}>
            <Trans>Edit</Trans>
          </Button>
        )}
        {/* The last one stays: there is always something to reject for. */}
        {reasons.length > 1 && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t`Delete ${text}`}
            onClick={() => setOpen('deletion')}
          >
            <Trans>Delete</Trans>
          </Button>
        )}
      </div>
    </li>
  )
}

type PartProps = ReasonRowProps & { text: string; onDone: () => void }

function EditForm({ accountId, reason, text, onDone }: PartProps) {
  const { t } = useLingui()
  const saving = useSavingLists(updateReason, () => {
    notifyDone(t`The reason is saved.`)
    onDone()
  })
  return (
    <ReasonForm
      content={{ label: text, reason_type: reason.reason_type }}
      error={saving.error}
      onSubmit={({ label, reason_type }) =>
        saving.mutate({
          accountId,
          reasonId: reason.rejection_reason_id,
          reason_type,
          // Left alone, a reason of the product stays one, which everyone reads in their language.
          ...(label === text ? {} : { label }),
        })
      }
    >
      <Button type="submit" size="small" variant="primary" isBusy={saving.isPending}>
        <Trans>Save</Trans>
      </Button>
      <Button size="small" variant="quiet" onClick={onDone}>
        <Trans>Cancel</Trans>
      </Button>
    </ReasonForm>
  )
}

function Deletion({ accountId, reason, reasons, text, onDone }: PartProps) {
  const { t } = useLingui()
  const reasonText = useReasonText()
  const deleting = useSavingLists(deleteReason, () => {
    notifyDone(t`“${text}” is deleted.`)
    onDone()
  })
  const reasonId = reason.rejection_reason_id
  const others = reasons.filter((one) => one.rejection_reason_id !== reasonId)
  // A user may have used it since the list was read: the server says so.
  const isUsed =
    reason.used_count > 0 ||
    reason.rules.count > 0 ||
    (deleting.error instanceof ApiError && deleting.error.code === 'reason_in_use')
  return (
    <DeleteDialog
      title={t`Delete “${text}”?`}
      confirmLabel={t`Delete the reason`}
      replacement={
        isUsed
          ? {
              label: t`They get instead`,
              placeholder: t`Choose a reason`,
              options: others.map((one) => ({
                id: one.rejection_reason_id,
                label: reasonText(one),
              })),
            }
          : null
      }
      uses={<RulesUsing rules={reason.rules} isReplaced={isUsed} />}
      error={deleting.error}
      isBusy={deleting.isPending}
      onDelete={(replaceTo) => deleting.mutate({ accountId, reasonId, replaceTo })}
      onClose={onDone}
    >
      {reason.used_count > 0 ? (
        <Plural
          value={reason.used_count}
          one="# decision names this reason. Choose which one it gets instead."
          other="# decisions name this reason. Choose which one they get instead."
        />
      ) : (
        <Trans>No decision names this reason. It is gone for good.</Trans>
      )}
    </DeleteDialog>
  )
}
