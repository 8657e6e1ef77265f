// Where the applicants of a command are: which of the server's commands it is, and where it is undone.
import type { ApplicantsOf } from '#web/features/staff-shell/choices/choice-queries.ts'

export type CommandScope =
  | { readonly kind: 'job'; readonly jobId: number }
  | {
      readonly kind: 'account'
      readonly accountId: number
      /** One of their requisitions: reasons and tags are the same in all of a company. */
      readonly jobId: number
    }

/** Whose choices a command offers. */
export function choicesOf(scope: CommandScope): ApplicantsOf {
  return scope.kind === 'job' ? { jobId: scope.jobId } : { accountId: scope.accountId }
}

export function jobScope(jobId: number): CommandScope {
  return { kind: 'job', jobId }
}

/**
 * In a list over several requisitions: that of the selected rows where it is one, and otherwise all of the company. `rows`
 * is null for all that match; `jobId` is the requisition of any row.
 */
export function accountScope(
  accountId: number,
  { rows, jobId }: { rows: ReadonlyArray<{ job_id?: number }> | null; jobId: number },
): CommandScope {
  const [first, ...others] = new Set((rows ?? []).map((row) => row.job_id))
  if (first !== undefined && others.length === 0) return jobScope(first)
  return { kind: 'account', accountId, jobId: first ?? jobId }
}
