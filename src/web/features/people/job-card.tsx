// One job of a person, with what can be done about it.
import { Trans, useLingui } from '@lingui/react/macro'

import type { PersonJob } from '#contract/people/people.ts'
import { EMPLOYMENT_LABELS } from '#web/features/session/position-labels.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'
import { Card, CardFacts, CardTitle } from '#web/ui/layout/card.tsx'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'
import { type Definition, DefinitionList } from '#web/ui/staff/layout/definition-list.tsx'
import { RowMenu } from '#web/ui/staff/table/row-menu.tsx'

import { personHref } from './people-search.ts'
import { JOB_STATE_LABELS, JOB_STATE_TONES, SEPARATION_TYPE_LABELS } from './person-labels.ts'

import styles from './people.module.css'

export type JobAct = 'edit' | 'separate' | 'reopen'

type JobCardProps = {
  accountId: number
  userId: number
  job: PersonJob
  /** All of the person. */
  jobs: readonly PersonJob[]
  /** Whether the user may open the pages of job profiles. */
  opensProfiles: boolean
  onAct: (act: JobAct) => void
}

export function JobCard(props: JobCardProps) {
  const { job } = props
  const { t, i18n } = useLingui()
  const format = useFormatter()
  const title = job.job_title
  const first = format.date(job.start_date)
  const last = job.end_date === null ? null : format.date(job.end_date)
  return (
    <Card as="li">
      <div className={styles.head}>
        <CardTitle level={3}>{title}</CardTitle>
        <StatusPill tone={JOB_STATE_TONES[job.state]}>
          {i18n._(JOB_STATE_LABELS[job.state])}
        </StatusPill>
        <RowMenu label={t`Actions for ${title}`} items={useActs(props)} />
      </div>
      <CardFacts>
        {last === null ? (
          <Trans>Since {first}</Trans>
        ) : (
          <Trans>
            {first} to {last}
          </Trans>
        )}
      </CardFacts>
      <DefinitionList items={useFacts(props)} />
    </Card>
  )
}

function useFacts({ userId, job, jobs, opensProfiles }: JobCardProps): Definition[] {
  const { t, i18n } = useLingui()
  const { supervisor, separation, application } = job
  const note = separation?.separation_note ?? null
  const next = jobs.find((one) => one.user_job_id === job.moved_to)
  const inProfile = `job=${job.job_id}&userId=${userId}&userJobId=${job.user_job_id}`
  const facts: Array<Definition | false> = [
    {
      id: 'profile',
      term: t`Job profile`,
      value: opensProfiles ? (
        <AppLink href={`/jobdetails/job-detail-participant?${inProfile}`}>
          {job.profile_title}
        </AppLink>
      ) : (
        job.profile_title
      ),
    },
    { id: 'department', term: t`Department`, value: job.department },
    { id: 'number', term: t`Employee number`, value: job.employee_number },
    {
      id: 'type',
      term: t`Employment type`,
      value: job.employment_type && i18n._(EMPLOYMENT_LABELS[job.employment_type]),
    },
    {
      id: 'supervisor',
      term: t`Supervisor`,
      value:
        supervisor === null ? (
          job.supervisor_email
        ) : (
          <AppLink href={personHref(supervisor.user_id)}>{supervisor.name}</AppLink>
        ),
    },
    next !== undefined && { id: 'next', term: t`Followed by`, value: next.job_title },
    application !== null && {
      id: 'application',
      term: t`Hired from`,
      value: (
        <AppLink href={`/smartreq-detail-applicant/${application.user_smartreq_id}`}>
          {application.title}
        </AppLink>
      ),
    },
    separation !== null && {
      id: 'separation',
      term: t`Separation`,
      value: [i18n._(SEPARATION_TYPE_LABELS[separation.separation_type]), separation.reason]
        .filter((part) => part !== null)
        .join(' · '),
    },
    note !== null && { id: 'note', term: t`Note`, value: note },
  ]
  return facts.filter((fact) => fact !== false)
}

/** The menu of a job. Both jobs of a move stay: only undoing the move removes the second one. */
function useActs({ accountId, userId, job, onAct }: JobCardProps) {
  const { t } = useLingui()
  const { remove } = useJobCommands({ accountId, userId, job })
  const isMoved = job.moved_to !== null
  const edit = { id: 'edit', label: t`Edit`, onSelect: () => onAct('edit') }
  if (isMoved) return [edit]
  const isSeparated = job.separation !== null
  return [
    edit,
    {
      id: 'separate',
      label: isSeparated ? t`Edit separation…` : t`Record separation…`,
      onSelect: () => onAct('separate'),
    },
    ...(isSeparated
      ? [{ id: 'back', label: t`Take back the separation…`, onSelect: () => onAct('reopen') }]
      : []),
    ...(job.moved_from === null
      ? [{ id: 'remove', label: t`Remove`, isDestructive: true, onSelect: remove }]
      : []),
  ]
}

const JOB = '/account/v1/{account_id}/people/{user_id}/jobs/{user_job_id}/'

function useJobCommands({
  accountId,
  userId,
  job,
}: Pick<JobCardProps, 'accountId' | 'userId' | 'job'>) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const path = { account_id: accountId, user_id: userId, user_job_id: job.user_job_id }
  const removing = useEndpoint({ method: 'delete', path: JOB })
  const restoring = useEndpoint({ method: 'post', path: `${JOB}restore/` })
  const say = (error: unknown) => notify({ type: 'error', body: errorText(error) })
  const title = job.job_title
  const restore = () => restoring.mutateAsync({ path })
  const removed = () => notifyUndoable(t`${title} is removed.`, restore)
  return {
    // The card is gone by then: only the promise still tells how it ended.
    remove: () => void removing.mutateAsync({ path }).then(removed, say),
  }
}
