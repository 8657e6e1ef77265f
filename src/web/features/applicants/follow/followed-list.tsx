// The lists of applicants follow what others change, in place as far as no row moves by it.
import { Trans } from '@lingui/react/macro'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { ListedApplicant } from '#contract/applicants/account-applicants.ts'
import type { ApplicantRow } from '#contract/requisitions/requisitions.ts'
import { ChangedNotice } from '#web/features/staff-shell/follow/changed-notice.tsx'
import type { Followed } from '#web/features/staff-shell/follow/follow-applicants.ts'
import { useFollow } from '#web/features/staff-shell/follow/use-follow.ts'
import { useFollowedQuery } from '#web/features/staff-shell/follow/use-followed-query.ts'

import {
  applicantListQuery,
  fetchApplicants,
  requisitionKeys,
} from '../../requisitions/requisition-queries.ts'
import { allApplicantsQuery, fetchAllApplicants } from '../all-applicants/all-applicants-queries.ts'
import type { AllApplicantsSearch } from '../all-applicants/all-applicants-search.ts'
import type { ApplicantSearch } from '../applicant-search.ts'

type FollowedProps = { jobId: number; view: ApplicantSearch }

type Page<Row> = { data: Row[]; meta: { page: number; page_size: number; total: number } }

/** Follows the page of a requisition's list that is shown. */
export function FollowedList({ jobId, view }: FollowedProps) {
  const queries = useQueryClient()
  return (
    <FollowedPage<ApplicantRow>
      of={{ jobId }}
      queryKey={applicantListQuery(jobId, view).queryKey}
      ask={(signal) => fetchApplicants({ jobId, search: view, signal })}
      // Numbers beside the filters: nothing moves by them.
      onLook={() => void queries.invalidateQueries({ queryKey: requisitionKeys.countsOf(jobId) })}
    />
  )
}

/** Follows the page of the list of all applicants that is shown. */
export function FollowedAllList(props: { accountId: number; view: AllApplicantsSearch }) {
  const { accountId, view } = props
  return (
    <FollowedPage<ListedApplicant>
      of={{ accountId }}
      queryKey={allApplicantsQuery(accountId, view).queryKey}
      ask={(signal) => fetchAllApplicants({ accountId, view, signal })}
    />
  )
}

type FollowedPageProps<Row> = {
  of: Followed
  queryKey: QueryKey
  ask: (signal: AbortSignal) => Promise<Page<Row>>
  onLook?: () => void
}

function FollowedPage<Row extends ApplicantRow>(props: FollowedPageProps<Row>) {
  const waiting = useFollowedQuery<Page<Row>>({ ...props, takeIn: takeInRows })
  if (waiting === null) return null
  return <ListNotice onShow={waiting.show} />
}

/** The rows that are still there as they are now, where they were; all of it where the rows are the same. */
function takeInRows<Row extends ApplicantRow>(shown: Page<Row>, fresh: Page<Row>): Page<Row> {
  const idOf = (row: Row) => row.user_smartreq_id
  const isSame = shown.data.map(idOf).join() === fresh.data.map(idOf).join()
  if (isSame && shown.meta.total === fresh.meta.total) return fresh
  const now = new Map(fresh.data.map((row) => [idOf(row), row]))
  return { ...shown, data: shown.data.map((row) => now.get(idOf(row)) ?? row) }
}

/** Follows the board: its cards would move with every change, so all of it waits. */
export function FollowedBoard({ jobId }: Pick<FollowedProps, 'jobId'>) {
  const queries = useQueryClient()
  const [isChanged, setIsChanged] = useState(false)
  useFollow({ jobId }, (changed) => {
    if (changed !== null && !changed.is_own) setIsChanged(true)
  })
  if (!isChanged) return null
  const show = () => {
    setIsChanged(false)
    void queries.invalidateQueries({ queryKey: requisitionKeys.board(jobId) })
  }
  return <ListNotice onShow={show} />
}

function ListNotice({ onShow }: { onShow: () => void }) {
  return (
    <ChangedNotice action={<Trans>Update</Trans>} onShow={onShow}>
      <Trans>The applicants have changed.</Trans>
    </ChangedNotice>
  )
}
