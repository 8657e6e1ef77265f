// The list of applicants follows what others change, in place as far as no row moves by it.
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { Applicant } from '#contract/requisitions.ts'
import { ChangedNotice } from '#web/features/staff-shell/follow/changed-notice.tsx'
import { useFollow } from '#web/features/staff-shell/follow/use-follow.ts'
import { useFollowedQuery } from '#web/features/staff-shell/follow/use-followed-query.ts'

import type { ApplicantSearch } from '../applicant-search.ts'
import { applicantListQuery, fetchApplicants, requisitionKeys } from '../requisition-queries.ts'

type FollowedProps = { jobId: number; view: ApplicantSearch }

export type ApplicantPage = {
  data: Applicant[]
  meta: { page: number; page_size: number; total: number }
}

/** Follows the page of the list that is shown. */
export function FollowedList({ jobId, view }: FollowedProps) {
  const queries = useQueryClient()
  const waiting = useFollowedQuery<ApplicantPage>({
    jobId,
    queryKey: applicantListQuery(jobId, view).queryKey,
    ask: (signal) => fetchApplicants({ jobId, search: view, signal }),
    takeIn: takeInRows,
    // Numbers beside the filters: nothing moves by them.
    onLook: () => void queries.invalidateQueries({ queryKey: requisitionKeys.countsOf(jobId) }),
  })
  if (waiting === null) return null
  return <ListNotice onShow={waiting.show} />
}

/** The rows that are still there as they are now, where they were; all of it where the rows are the same. */
function takeInRows(shown: ApplicantPage, fresh: ApplicantPage): ApplicantPage {
  const idOf = (row: Applicant) => row.user_smartreq_id
  const isSame = shown.data.map(idOf).join() === fresh.data.map(idOf).join()
  if (isSame && shown.meta.total === fresh.meta.total) return fresh
  const now = new Map(fresh.data.map((row) => [idOf(row), row]))
  return { ...shown, data: shown.data.map((row) => now.get(idOf(row)) ?? row) }
}

/** Follows the board: its cards would move with every change, so all of it waits. */
export function FollowedBoard({ jobId }: Pick<FollowedProps, 'jobId'>) {
  const queries = useQueryClient()
  const [isChanged, setIsChanged] = useState(false)
  useFollow(jobId, (changed) => {
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
