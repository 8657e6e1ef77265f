import { Trans, useLingui } from '@lingui/react/macro'

import type { HiringClass } from '#contract/requisitions/hiring-classes.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'
import { RowMenu } from '#web/ui/staff/table/row-menu.tsx'

import { applicantsHref } from '../../applicants/applicant-search.ts'
import { REQUISITIONS_KEY } from '../../plan-editor/setup-data.ts'
import { CLASS_STATUS_LABELS, CLASS_STATUS_TONES } from './class-labels.ts'
import { changeClassStatus } from './class-queries.ts'
import { useClassError } from './use-class-error.ts'

import styles from '../../plan-editor/setup.module.css'

type ClassRowProps = {
  jobId: number
  made: HiringClass
  canDecide: boolean
  onEdit: () => void
  onDelete: () => void
}

/** One class: when it starts, its seats, and what can be done with it. */
export function ClassRow({ jobId, made, canDecide, onEdit, onDelete }: ClassRowProps) {
  const { t, i18n } = useLingui()
  const format = useFormatter()
  const { name, status, hiring_class_id: hiringClassId } = made
  const changeStatus = useStatusChange({ jobId, made })
  const day = format.date(made.start_date)
  const filled = format.number(made.filled)
  const seats = format.number(made.seats)
  const isOpen = status === 'open' || status === 'full'
  return (
    <li className={styles.member}>
      <span className={styles.memberName}>
        <strong>{name}</strong>
        <span className={styles.faint}>
          <Trans>Starts on {day}</Trans>
        </span>
      </span>
      <AppLink href={applicantsHref({ jobId, view: { hiring_class: hiringClassId } })}>
        <Trans>
          {filled} of {seats} seats taken
        </Trans>
      </AppLink>
      <StatusPill tone={CLASS_STATUS_TONES[status]}>
        {i18n._(CLASS_STATUS_LABELS[status])}
      </StatusPill>
      {canDecide && (
        <RowMenu
          label={t`Actions for ${name}`}
          items={[
            { id: 'edit', label: t`Edit`, onSelect: onEdit },
            isOpen
              ? { id: 'close', label: t`Close`, onSelect: () => changeStatus('closed') }
              : { id: 'open', label: t`Open the class`, onSelect: () => changeStatus('open') },
            ...(made.filled === 0
              ? [{ id: 'delete', label: t`Delete`, onSelect: onDelete, isDestructive: true }]
              : []),
          ]}
        />
      )}
    </li>
  )
}

/** Opens or closes the class, and offers the way back. */
function useStatusChange({ jobId, made }: Pick<ClassRowProps, 'jobId' | 'made'>) {
  const { t } = useLingui()
  const errorText = useClassError()
  const changing = useCommand(changeClassStatus, { invalidates: REQUISITIONS_KEY })
  const { name, hiring_class_id: hiringClassId } = made
  const before = made.status === 'full' ? 'open' : made.status
  const onError = (error: Error) => notify({ type: 'error', body: errorText(error) })
  const undo = () => changing.mutateAsync({ jobId, hiringClassId, status: before }, { onError })
  return (status: typeof before) =>
    changing.mutate(
      { jobId, hiringClassId, status },
      {
        onError,
        onSuccess: () => {
          const text = status === 'closed' ? t`${name} is closed.` : t`${name} is open.`
          notifyUndoable(text, undo)
        },
      },
    )
}
