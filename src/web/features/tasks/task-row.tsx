// One task: whom or what it is about, how urgent it is, the way to where it is done, and what can be done at once.
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'

import type { Task, TaskKind } from '#contract/tasks/my-tasks.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { classNames } from '#web/ui/class-names.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import styles from './tasks.module.css'

type AboutProps = { kind: TaskKind; task: Task }
type TaskRowProps = AboutProps & { actions: ReactNode }

export function TaskRow({ kind, task, actions }: TaskRowProps) {
  const isApproval = kind === 'approvals'
  const name = task.full_name ?? <Trans>A user who is gone</Trans>
  return (
    <li className={styles.row}>
      {kind === 'offer_approvals' ? (
        // An approver need not see the scorecard: the offer is shown where it is decided.
        <span className={styles.name}>{name}</span>
      ) : (
        <AppLink href={hrefOf(kind, task)} className={styles.name}>
          {isApproval ? task.job_title : name}
        </AppLink>
      )}
      <span className={styles.about}>{isApproval ? name : task.job_title}</span>
      <span className={styles.when}>
        <When {...{ kind, task }} />
      </span>
      {actions}
    </li>
  )
}

function When({ kind, task: { at, due_on: dueOn } }: AboutProps) {
  const format = useFormatter()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  if (kind === 'interviews') return <time dateTime={at}>{format.dateTime(at)}</time>
  if (dueOn === null) return <RelativeTime at={at} />
  const day = format.date(dueOn)
  const isOverdue = dueOn < today
  return (
    <span className={classNames(isOverdue && styles.overdue)}>
      {isOverdue ? <Trans>Overdue since {day}</Trans> : <Trans>Answer by {day}</Trans>}
    </span>
  )
}

function hrefOf(kind: TaskKind, { user_smartreq_id: id, job_id: jobId, interview_uuid }: Task) {
  if (kind === 'approvals') return `/smartreq-detail/applicants?job=${jobId}`
  if (interview_uuid !== null) return `/interview/${interview_uuid}`
  if (kind === 'declined_offers') return `/smartreq-detail-applicant/${id}?tab=offer`
  return `/smartreq-detail-applicant/${id}`
}
