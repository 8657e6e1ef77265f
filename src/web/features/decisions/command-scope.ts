// Where the applicants of a command are: which of the server's commands it is, and where it is undone.
import type { Target } from './decision-queries.ts'

export type CommandScope =
  | { readonly kind: 'job'; readonly jobId: number }
  | {
      readonly kind: 'account'
      readonly accountId: number
      /** One of their requisitions: reasons and tags are the same in all of a company. */
      readonly jobId: number
    }

export function jobScope(jobId: number): CommandScope {
  return { kind: 'job', jobId }
}

/** In a list over several requisitions: that of the selected ones where it is one, and otherwise all of the company. */
export function accountScope(
  accountId: number,
  { target, jobId }: { target: Target; jobId: number },
): CommandScope {
  if (target.kind === 'matching') return { kind: 'account', accountId, jobId }
  const [first, ...others] = new Set(target.rows.map((row) => row.job_id))
  if (first === undefined) return { kind: 'account', accountId, jobId }
  if (others.length === 0) return jobScope(first)
  return { kind: 'account', accountId, jobId: first }
}
