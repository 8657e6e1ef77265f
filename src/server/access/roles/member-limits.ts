// Rules of keeping a user to some of the jobs that their roles open. Who sees what by it: staff-access.ts.
import type { AvailableJob, MemberDetail } from '#contract/access/roles.ts'
import type { JobKind } from '#contract/access/screen-access.ts'

import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { StaffAccess } from '../staff-access.ts'
import * as repository from './member-limit-repository.ts'

type OfMember = { readonly accountId: number; readonly userId: number }
export type Limits = Pick<MemberDetail, (typeof FIELDS)[number]['field']>
/** Ids by field; null for all that the roles open, undefined for what stays as it is. */
export type WantedLimits = {
  readonly [Field in keyof Limits]?: readonly number[] | null | undefined
}

const FIELDS = [
  { kind: 'smartreq', field: 'available_smartreqs' },
  { kind: 'profile', field: 'available_profiles' },
  { kind: 'pathway', field: 'available_pathways' },
] as const satisfies readonly { kind: JobKind; field: string }[]

export async function getLimits(tx: Tx, key: OfMember): Promise<Limits> {
  const limits = await repository.findLimits(tx, key)
  return {
    available_smartreqs: limits.get('smartreq') ?? null,
    available_profiles: limits.get('profile') ?? null,
    available_pathways: limits.get('pathway') ?? null,
  }
}

/**
 * Keeps a user to jobs of the company. @throws AppError `not_found` for a job of another company or kind, `forbidden`
 * when it would open more than the caller sees.
 */
export async function setLimits(
  tx: Tx,
  given: { key: OfMember; access: StaffAccess; before: Limits; wanted: WantedLimits },
): Promise<void> {
  const { key, access, before, wanted } = given
  const own = await getLimits(tx, access)
  for (const { kind, field } of FIELDS) {
    const jobIds = wanted[field]
    if (jobIds === undefined) continue
    const isKept = !access.seesAllOf(kind)
    if (isKept) assertNoMore(jobIds, { own: own[field], before: before[field] })
    await setLimit(tx, { ...key, kind, jobIds })
  }
}

async function setLimit(
  tx: Tx,
  given: OfMember & { kind: JobKind; jobIds: readonly number[] | null },
): Promise<void> {
  const { accountId, kind, jobIds } = given
  if (
    jobIds !== null &&
    (await repository.countJobs(tx, { accountId, kind, jobIds })) < jobIds.length
  )
    throw new AppError('not_found')
  await repository.replaceLimit(tx, given)
}

// The user who is kept to some jobs opens no others, neither to another user nor to themselves.
function assertNoMore(
  jobIds: readonly number[] | null,
  { own, before }: { own: AvailableJob[] | null; before: AvailableJob[] | null },
): void {
  if (jobIds === null && before === null) return
  const seen = new Set([...(own ?? []), ...(before ?? [])].map((one) => one.job_id))
  if (jobIds === null || jobIds.some((jobId) => !seen.has(jobId))) throw new AppError('forbidden')
}
