// Actions on a task that need no other page. A task leaves the list once it is done.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'

import type { Task, TaskKind } from '#contract/tasks/my-tasks.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { notify } from '#web/ui/feedback/notifications.ts'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'

import styles from './tasks.module.css'

export type TaskActionsProps = {
  accountId: number
  kind: TaskKind
  task: Task
  /** Shows the applicant beside the tasks, with what can be decided. */
  onDecide: (userSmartreqId: number) => void
  /** Approves a requisition or sends it back. */
  Approval: ComponentType<{ requisition: { job_id: number; title: string } }>
  /** Approves an offer or sends it back. */
  OfferApproval: ComponentType<{ accountId: number; userOfferId: number; name: string }>
}

export function TaskActions(props: TaskActionsProps) {
  const { accountId, kind, task, onDecide, Approval, OfferApproval } = props
  const { t } = useLingui()
  const { user_smartreq_id: id, interview_uuid: uuid, job_id, job_title: title } = task
  const name = task.full_name ?? ''
  return (
    <span className={styles.actions}>
      {(kind === 'to_decide' || kind === 'promises_due') && id !== null && (
        <Button size="small" aria-label={t`Decide: ${name}`} onClick={() => onDecide(id)}>
          <Trans>Decide</Trans>
        </Button>
      )}
      {kind === 'feedback' && uuid !== null && (
        <AppLink
          href={`/interview/${uuid}`}
          className={linkButton({ size: 'small' })}
          aria-label={t`Give feedback: ${name}`}
        >
          <Trans>Give feedback</Trans>
        </AppLink>
      )}
      {kind === 'approvals' && <Approval requisition={{ job_id, title }} />}
      {kind === 'offer_approvals' && task.user_offer_id !== null && (
        <OfferApproval {...{ accountId, name }} userOfferId={task.user_offer_id} />
      )}
      {kind === 'mentions' && id !== null && <MarkAsSeen {...{ accountId, id, name }} />}
    </span>
  )
}

type MentionProps = { accountId: number; id: number }

function MarkAsSeen({ accountId, id, name }: MentionProps & { name: string }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const marking = useEndpoint(MARK)
  const putBack = () => marking.mutateAsync(asked({ accountId, id }, false))
  const mark = (button: HTMLElement) => {
    const row = button.closest('li')
    const next = row?.nextElementSibling ?? row?.previousElementSibling
    marking.mutate(asked({ accountId, id }, true), {
      onSuccess: () => notifyUndoable(t`The mention is off your list.`, putBack),
      onError: (error) => notify({ type: 'error', body: errorText(error) }),
    })
    // This row goes: the keys go on at the next one.
    next?.querySelector('button')?.focus()
  }
  return (
    <Button
      size="small"
      isBusy={marking.isPending}
      aria-label={t`Mark as seen: ${name}`}
      onClick={({ currentTarget }) => mark(currentTarget)}
    >
      <Trans>Mark as seen</Trans>
    </Button>
  )
}

const MARK = {
  method: 'put',
  path: '/account/v1/{account_id}/my-tasks/mentions/{user_smartreq_id}/',
} as const

function asked({ accountId, id }: MentionProps, isSeen: boolean) {
  return { path: { account_id: accountId, user_smartreq_id: id }, body: { is_seen: isSeen } }
}
