// What changing many applicants beside decisions asks of the server.
import type { ChangeKind } from '#contract/applicants/applicants-rules.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

import type { ClassSelection } from './class-queries.ts'
import type { CommandScope } from './command-scope.ts'
import type { Batch } from './decision-queries.ts'

type Changing = { scope: CommandScope; selection: ClassSelection } & (
  | { kind: Extract<ChangeKind, 'assign'>; userId: number | null }
  | { kind: Extract<ChangeKind, 'tag'>; add: string[]; remove: number[] }
  | { kind: Extract<ChangeKind, 'delete'> }
)

/** Changes several applicants; the kind comes back with what became of them. */
export async function changeApplicants(request: Changing, header: CommandHeader) {
  const { scope, kind } = request
  const call =
    scope.kind === 'job'
      ? changeInJob(request, { path: { job_id: scope.jobId }, header })
      : changeInAccount(request, { path: { account_id: scope.accountId }, header })
  const result = (await unwrap(call)).data
  const isOff = request.kind === 'assign' && request.userId === null
  return { scope, kind, isOff, result }
}

type Params<Path> = { path: Path; header: CommandHeader }

function changeInJob(request: Changing, params: Params<{ job_id: number }>) {
  const { selection } = request
  switch (request.kind) {
    case 'assign': {
      const body = { user_id: request.userId, ...selection }
      return api.POST('/smartreq/v1/{job_id}/applicants/assigned-user/', { params, body })
    }
    case 'tag': {
      const body = { add: request.add, remove: request.remove, ...selection }
      return api.POST('/smartreq/v1/{job_id}/applicants/tags/', { params, body })
    }
    case 'delete':
      return api.POST('/smartreq/v1/{job_id}/applicants/deletions/', { params, body: selection })
    default:
      return request satisfies never
  }
}

function changeInAccount(request: Changing, params: Params<{ account_id: number }>) {
  const url = '/smartreq/v1/account/{account_id}/applicants/changes/'
  return api.POST(url, { params, body: changeBody(request) })
}

function changeBody(request: Changing) {
  const { kind, selection } = request
  switch (kind) {
    case 'assign':
      return { kind, user_id: request.userId, ...selection }
    case 'tag':
      return { kind, add: request.add, remove: request.remove, ...selection }
    case 'delete':
      return { kind, ...selection }
    default:
      return request satisfies never
  }
}

export async function undoChange({ scope, batchId }: Batch, header: CommandHeader) {
  if (scope.kind === 'account') {
    const params = { path: { account_id: scope.accountId, batch_id: batchId }, header }
    const url = '/smartreq/v1/account/{account_id}/applicants/changes/{batch_id}/undo/'
    return (await unwrap(api.POST(url, { params }))).data
  }
  const params = { path: { job_id: scope.jobId, batch_id: batchId }, header }
  const url = '/smartreq/v1/{job_id}/applicants/changes/{batch_id}/undo/'
  return (await unwrap(api.POST(url, { params }))).data
}
