import { Trans, useLingui } from '@lingui/react/macro'

import { PARTICIPANT_LIST } from '#contract/job-profiles/job-profile-rules.ts'
import type { Participant } from '#contract/job-profiles/participants.ts'
import { orderingIn } from '#web/api/list-search.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { orderingOf, sortOf } from '#web/ui/staff/table/sort-ordering.ts'
import { type Column, type Selection, Table } from '#web/ui/staff/table/table.tsx'

import { nameOf, USER_JOB_STATE_LABELS, USER_JOB_STATE_TONES } from './participant-labels.ts'
import { participantHref, type ParticipantSearch, participantsHref } from './profile-search.ts'

import styles from './job-profiles.module.css'

type ParticipantsTableProps = {
  rows: readonly Participant[]
  view: ParticipantSearch
  onView: ChangeView<ParticipantSearch>
  isBusy: boolean
  jobId: number
  /** Left out for a user who may not change who holds the profile. */
  selection: Selection | undefined
}

/** The stretches of people in a profile, one a row; a row opens its page. */
export function ParticipantsTable(props: ParticipantsTableProps) {
  const { rows, view, onView, isBusy, jobId, selection } = props
  const { t } = useLingui()
  return (
    <Table
      caption={t`Participants`}
      columns={useColumns()}
      rows={rows}
      rowId={(row) => String(row.user_job_id)}
      rowName={nameOf}
      rowHref={(row) => participantHref(jobId, row)}
      {...(selection === undefined ? {} : { selection })}
      sort={sortOf(view.ordering ?? PARTICIPANT_LIST.defaultSort)}
      onSort={(sort) =>
        onView({ ordering: orderingIn(PARTICIPANT_LIST, orderingOf(sort)), page: undefined })
      }
      isBusy={isBusy}
      density="line"
    />
  )
}

function useColumns(): Array<Column<Participant>> {
  const { t, i18n } = useLingui()
  const format = useFormatter()
  return [
    {
      id: 'name',
      header: t`Name`,
      isSortable: true,
      cell: (row) => nameOf(row) || <Trans>Erased person</Trans>,
      beside: (row) => row.email,
    },
    {
      id: 'state',
      header: t`State`,
      cell: (row) => (
        <StatusPill tone={USER_JOB_STATE_TONES[row.state]}>
          {i18n._(USER_JOB_STATE_LABELS[row.state])}
        </StatusPill>
      ),
    },
    { id: 'job_title', header: t`Job title`, isSecondary: true, cell: (row) => row.job_title },
    {
      id: 'department',
      header: t`Department`,
      isSecondary: true,
      isTertiary: true,
      cell: (row) => row.department ?? <span className={styles.faint}>—</span>,
    },
    {
      id: 'start_date',
      header: t`First day`,
      isSortable: true,
      firstSort: 'descending',
      align: 'end',
      isLabelled: true,
      cell: (row) => format.date(row.start_date),
    },
    {
      id: 'end_date',
      header: t`Last day`,
      align: 'end',
      isSecondary: true,
      isLabelled: true,
      cell: (row) =>
        row.end_date === null ? <span className={styles.faint}>—</span> : format.date(row.end_date),
      beside: ({ moved_to: next }) =>
        next !== null && (
          <AppLink href={participantsHref(next.job_id)}>
            <Trans>to {next.title}</Trans>
          </AppLink>
        ),
    },
  ]
}
