// What deciding about applicants asks of the server.
import { queryOptions } from '@tanstack/react-query'

import type { ApplicantMatching } from '#contract/applicants/applicant-filters.ts'
import {
  startsFrom,
  type ApplicationState,
  type PlainAction,
} from '#contract/decisions/application-actions.ts'
import type { DecisionMessage, Selection } from '#contract/decisions/decisions.ts'
import type { Applicant } from '#contract/requisitions/requisitions.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

import type { CommandScope } from './command-scope.ts'

/** What is read again after a decision: lists, counts and openings, and scorecards. */
export const DECIDED_KEYS = [['requisitions'], ['scorecards']] as const

export type Rejection = {
  rejection_reason_id: number
  reason_note: string
  message?: DecisionMessage
}

/** A row of a list; one over several requisitions says of which it is, and whether it may be decided about. */
export type ListRow = Applicant & { readonly job_id?: number; readonly can_decide?: boolean }

/** Whom a decision is about: those who were selected, or all that the list would show. */
export type Target =
  | { readonly kind: 'named'; readonly rows: readonly ListRow[] }
  | { readonly kind: 'matching'; readonly matching: ApplicantMatching; readonly total: number }

/** Whether all of a target may be decided about, as far as the rows tell: of all that match, the server decides. */
export function canDecide(target: Target): boolean {
  return target.kind === 'matching' || target.rows.every((row) => row.can_decide !== false)
}

/** What is done, and undone, together. */
export type Batch = { scope: CommandScope; batchId: string }

/** The reasons of a company; they change seldom. */
export function reasonsQuery(jobId: number) {
  return queryOptions({
    queryKey: ['rejection-reasons', jobId] as const,
    queryFn: async ({ signal }) => {
      const params = { path: { job_id: jobId } }
      const call = api.GET('/smartreq/v1/{job_id}/rejection-reasons/', { params, signal })
      return (await unwrap(call)).data
    },
    staleTime: 60_000,
  })
}

type Plain =
  | { action: Exclude<PlainAction, 'advance'> }
  | { action: 'advance'; message?: DecisionMessage | undefined }

type Several = { scope: CommandScope; target: Target } & (
  | Plain
  | { action: 'reject'; rejection: Rejection }
)

/** Decides about several applicants; the action comes back with what became of them. */
export async function decideSeveral(request: Several, header: CommandHeader) {
  const { scope, action } = request
  const call =
    scope.kind === 'job'
      ? decideInJob(request, { path: { job_id: scope.jobId }, header })
      : decideInAccount(request, { path: { account_id: scope.accountId }, header })
  return { scope, action, emailAt: emailAtOf(request), result: (await unwrap(call)).data }
}

/** How many of all that match can be advanced and have a knock-out answer. */
export async function countKnockOuts(
  scope: CommandScope,
  matching: ApplicantMatching,
): Promise<number> {
  if (matching.knock_out === 'without') return 0
  const chosen = matching.status?.split(',')
  const status = startsFrom('advance')
    .filter((one) => chosen === undefined || chosen.includes(one))
    .join(',')
  if (status === '') return 0
  const query = { ...matching, status, knock_out: 'with', page: 1, page_size: 1 } as const
  const call =
    scope.kind === 'job'
      ? api.GET('/smartreq/v1/{job_id}/applicants/', {
          params: { path: { job_id: scope.jobId }, query },
        })
      : api.GET('/smartreq/v1/account/{account_id}/applicants/', {
          params: { path: { account_id: scope.accountId }, query },
        })
  return (await unwrap(call)).meta.total
}

/** When the email that goes with a decision goes out; null without one. */
function emailAtOf(request: Plain | { action: 'reject'; rejection: Rejection }): Date | null {
  const { message } =
    'rejection' in request ? request.rejection : { message: undefined, ...request }
  return message === undefined ? null : new Date(Date.now() + message.delay_minutes * 60_000)
}

type Params<Path> = { path: Path; header: CommandHeader }

function decideInJob(request: Several, params: Params<{ job_id: number }>) {
  const selection = selectionOf(request.target)
  if (request.action === 'reject') {
    const body = { ...selection, ...request.rejection }
    return api.POST('/smartreq/v1/{job_id}/bulk-reject-applicants/', { params, body })
  }
  const body = { ...selection, ...plainOf(request) }
  return api.POST('/smartreq/v1/{job_id}/applicants/decisions/', { params, body })
}

function plainOf(request: Plain): Plain {
  if (request.action !== 'advance') return { action: request.action }
  const { action, message } = request
  return message === undefined ? { action } : { action, message }
}

// Without an email: that is of one requisition.
function decideInAccount(request: Several, params: Params<{ account_id: number }>) {
  const selection = selectionOf(request.target)
  if (request.action === 'reject') {
    const { rejection_reason_id, reason_note } = request.rejection
    const body = { ...selection, rejection_reason_id, reason_note }
    return api.POST('/smartreq/v1/account/{account_id}/bulk-reject-applicants/', { params, body })
  }
  const body = { ...selection, action: request.action }
  return api.POST('/smartreq/v1/account/{account_id}/applicants/decisions/', { params, body })
}

function selectionOf(
  target: Target,
): Pick<Selection, 'ref_ids' | 'seen'> & { matching?: ApplicantMatching } {
  if (target.kind === 'matching') return { matching: target.matching }
  return {
    ref_ids: target.rows.map((row) => row.ref_id),
    seen: target.rows.map(({ ref_id, status, job_step_id }) => ({ ref_id, status, job_step_id })),
  }
}

export async function undoBatch({ scope, batchId }: Batch, header: CommandHeader) {
  if (scope.kind === 'account') {
    const params = { path: { account_id: scope.accountId, batch_id: batchId }, header }
    const url = '/smartreq/v1/account/{account_id}/applicants/decisions/{batch_id}/undo/'
    return (await unwrap(api.POST(url, { params }))).data
  }
  const params = { path: { job_id: scope.jobId, batch_id: batchId }, header }
  const url = '/smartreq/v1/{job_id}/applicants/decisions/{batch_id}/undo/'
  return (await unwrap(api.POST(url, { params }))).data
}

type Seen = Pick<ApplicationState, 'status' | 'job_step_id'>
type One = { userSmartreqId: number; seen: Seen } & (
  | Plain
  | { action: 'reject'; rejection: Rejection }
  | { action: 'hire'; startDate: string; sendsWelcome: boolean }
)
export type OneDecision = One

/** Decides about one applicant, as the user saw them. */
export async function decideOne(request: One, header: CommandHeader) {
  const { userSmartreqId, seen, action } = request
  if (request.action === 'hire') {
    const body = {
      user_smartreq_id: userSmartreqId,
      seen,
      start_date: request.startDate,
      sends_welcome: request.sendsWelcome,
    }
    const hired = await unwrap(api.POST('/user/v1/hire/', { params: { header }, body }))
    return { action, emailAt: null, decision: hired.data }
  }
  const body =
    request.action === 'reject'
      ? { action: request.action, seen, ...request.rejection }
      : { seen, ...plainOf(request) }
  const params = { path: { user_smartreq_id: userSmartreqId }, header }
  const url = '/smartreq/v1/user-smartreq/{user_smartreq_id}/decision/'
  const emailAt = emailAtOf(request)
  return { action, emailAt, decision: (await unwrap(api.POST(url, { params, body }))).data }
}

type NewStart = { userSmartreqId: number; seen: string | null; startDate: string }

/** Sets another first day of work of one who was hired. */
export async function changeStartDate(request: NewStart, header: CommandHeader) {
  const { userSmartreqId, seen, startDate } = request
  const params = { path: { user_smartreq_id: userSmartreqId }, header }
  const body = { seen: { start_date: seen }, start_date: startDate }
  return (await unwrap(api.PATCH('/user/v1/hire/{user_smartreq_id}/', { params, body }))).data
}
