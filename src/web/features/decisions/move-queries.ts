// What moving applicants to another requisition asks of the server.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'
import { findOpenRequisitions } from '#web/features/staff-shell/choices/choice-queries.ts'

import type { ClassSelection } from './class-queries.ts'
import type { CommandScope } from './command-scope.ts'

/** The open requisitions of a search that the user sees, without the one that the applicants are in. */
export function moveTargetsQuery(scope: CommandScope, search: string) {
  return queryOptions({
    queryKey: ['requisitions', 'move-targets', scope, search] as const,
    queryFn: async ({ signal }) => {
      const accountId = await accountIdOf(scope, signal)
      const found = await findOpenRequisitions(accountId, { search, signal })
      return found.filter(({ id }) => scope.kind === 'account' || id !== scope.jobId)
    },
    placeholderData: keepPreviousData,
  })
}

async function accountIdOf(scope: CommandScope, signal: AbortSignal): Promise<number> {
  if (scope.kind === 'account') return scope.accountId
  const params = { path: { job_id: scope.jobId } }
  return (await unwrap(api.GET('/smartreq/v1/{job_id}/', { params, signal }))).data.account_id
}

type Moving = { scope: CommandScope; selection: ClassSelection; toJobId: number }

/** Moves applicants; what became of them. */
export async function moveApplicants(request: Moving, header: CommandHeader) {
  const { scope, selection, toJobId } = request
  const body = { to_job_id: toJobId, ...selection }
  const call =
    scope.kind === 'job'
      ? api.POST('/smartreq/v1/{job_id}/applicants/moves/', {
          params: { path: { job_id: scope.jobId }, header },
          body,
        })
      : api.POST('/smartreq/v1/account/{account_id}/applicants/moves/', {
          params: { path: { account_id: scope.accountId }, header },
          body,
        })
  return { scope, action: 'move', result: (await unwrap(call)).data } as const
}
