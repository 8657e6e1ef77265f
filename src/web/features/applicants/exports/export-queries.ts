// What exporting lists of applicants asks of the server.
import { queryOptions } from '@tanstack/react-query'

import type { ApplicantExport } from '#contract/applicants/applicant-exports.ts'
import type {
  ApplicantMatching,
  ApplicantOrdering,
} from '#contract/applicants/applicant-filters.ts'
import type { ExportColumn, ExportFormat } from '#contract/applicants/applicants-rules.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

/** How often one that is being made is looked at, in ms. */
const LOOK_EVERY = 1000
/** A screen lists the newest; each is there for a day. */
const SHOWN = 10

/** Whom an export is about: the filters of the list, or those who were selected. */
export type ExportedApplicants =
  | { readonly ref_ids: number[] }
  | { readonly matching: ApplicantMatching }

/** As the list is sorted: by what, and of which attribute or question where the order names none. */
type ExportOrder = {
  readonly ordering: ApplicantOrdering
  readonly score_of?: number | undefined
  readonly answer_of?: string | undefined
}

/** What is exported: a list, of one requisition or of all, and who of it. */
export type ExportSubject = {
  readonly accountId: number
  readonly jobId: number | null
  readonly order: ExportOrder
  readonly columns: readonly ExportColumn[]
  readonly applicants: ExportedApplicants
}
export function exportsKey(accountId: number) {
  return ['applicant-exports', accountId] as const
}

/** The user's newest exports; looked at again while one of them is being made. */
export function exportsQuery(accountId: number) {
  return queryOptions({
    queryKey: exportsKey(accountId),
    queryFn: async ({ signal }) => {
      const params = { path: { account_id: accountId }, query: { page_size: SHOWN } }
      const url = '/smartreq/v1/account/{account_id}/applicant-exports/'
      return (await unwrap(api.GET(url, { params, signal }))).data
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) === true ? LOOK_EVERY : false),
  })
}

export function isUnderWay({ ready_at, failed_at }: ApplicantExport): boolean {
  return ready_at === null && failed_at === null
}

type Wish = { subject: ExportSubject; format: ExportFormat; language: 'en' | 'es' | 'fr' }

export async function requestExport({ subject, ...wish }: Wish, header: CommandHeader) {
  const { accountId, jobId, order, columns, applicants } = subject
  const params = { path: { account_id: accountId }, header }
  const of = jobId === null ? {} : { job_id: jobId }
  const body = { ...of, ...wish, ...order, columns: [...columns], ...applicants }
  const url = '/smartreq/v1/account/{account_id}/applicant-exports/'
  return (await unwrap(api.POST(url, { params, body }))).data
}

/** The file of an export, and its name. */
export async function downloadExport({
  accountId,
  made,
}: {
  accountId: number
  made: ApplicantExport
}): Promise<{ name: string; file: Blob }> {
  const path = { account_id: accountId, applicant_export_id: made.applicant_export_id }
  const url = '/smartreq/v1/account/{account_id}/applicant-exports/{applicant_export_id}/file/'
  const file: unknown = await unwrap(api.GET(url, { params: { path }, parseAs: 'blob' }))
  if (!(file instanceof Blob)) throw new Error('The export is no file.')
  return { name: `applicants-${made.requested_at.slice(0, 10)}.${made.format}`, file }
}
