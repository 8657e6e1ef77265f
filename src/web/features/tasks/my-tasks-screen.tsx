// The start page of staff: what waits for them, the most urgent first, each done in place or where it leads; then their requisitions.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'

import { TASK_KINDS, type TaskKind, type TaskList } from '#contract/tasks/my-tasks.ts'
import { useData } from '#web/api/use-data.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { MyRequisitions } from './my-requisitions.tsx'
import { TaskActions, type TaskActionsProps } from './task-actions.tsx'
import { ALL_TASKS_HREF, TASK_LABELS } from './task-labels.ts'
import { TaskRow } from './task-row.tsx'

import styles from './tasks.module.css'

type MyTasksScreenProps = Pick<
  TaskActionsProps,
  'accountId' | 'onDecide' | 'Approval' | 'OfferApproval'
>

export function MyTasksScreen(props: MyTasksScreenProps) {
  const { accountId } = props
  const { data: tasks } = useData('/account/v1/{account_id}/my-tasks/', {
    path: { account_id: accountId },
  })
  const kinds = TASK_KINDS.filter((kind) => tasks[kind].total > 0)
  return (
    <div className={styles.screen}>
      <PageHeader title={<Trans>My tasks</Trans>} />
      {kinds.length === 0 ? (
        <EmptyState
          icon={<CircleCheck size={24} />}
          title={<Trans>You’re all caught up</Trans>}
          headingLevel={2}
        >
          <Trans>
            Decisions, interviews, feedback, approvals and mentions appear here when there are any.
          </Trans>
        </EmptyState>
      ) : (
        <div className={styles.lists}>
          {kinds.map((kind) => (
            <Tasks key={kind} {...props} kind={kind} list={tasks[kind]} />
          ))}
        </div>
      )}
      <MyRequisitions accountId={accountId} />
    </div>
  )
}

function Tasks({ kind, list, ...props }: MyTasksScreenProps & { kind: TaskKind; list: TaskList }) {
  const { total, items } = list
  const { i18n } = useLingui()
  const format = useFormatter()
  const label = i18n._(TASK_LABELS[kind])
  const all = ALL_TASKS_HREF[kind]
  return (
    <Card as="section" padding="compact" className={styles.tasks} aria-label={label}>
      <CardTitle level={2} className={styles.title}>
        {label} <span className={styles.count}>{format.number(total)}</span>
      </CardTitle>
      <ul role="list" className={styles.rows}>
        {items.map((task) => (
          <TaskRow
            key={`${task.user_smartreq_id ?? task.job_id} ${task.interview_uuid} ${task.user_offer_id}`}
            {...{ kind, task }}
            actions={<TaskActions {...props} {...{ kind, task }} />}
          />
        ))}
      </ul>
      {total > items.length && all !== null && (
        <AppLink href={all} className={styles.all}>
          <Plural value={total} one="Show # in the list" other="Show all # in the list" />
        </AppLink>
      )}
    </Card>
  )
}
