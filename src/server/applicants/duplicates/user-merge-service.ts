// Rules of merging the applications of one applicant into those of another one. Each pair is merged as two applications
// are: see `merge-service.ts`. Knows no HTTP.
import * as contract from '#contract/applicants/user-merges.ts'
import type { UserMergePreview } from '#contract/applicants/user-merges.ts'

import { listManaged, listSeenJobs } from '../../access/job-access.ts'
import type { StaffAccess, StaffScopes } from '../../access/staff-access.ts'
import { staffCommand, type By, type Changing } from '../../access/staff-command.ts'
import type { Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import { describeApplication, describeSide } from './describe-side.ts'
import { findMatchKeys } from './duplicate-repository.ts'
import { listApplicationIds, listSides, lockApplications, type Side } from './merge-repository.ts'
import { blockerOf } from './merge-rules.ts'
import { mergePair } from './merge-service.ts'
import { reasonsOf } from './shared-keys.ts'

type Deps = { readonly scopes: StaffScopes; readonly now: () => Date }
type Users = {
  readonly accountId: number
  readonly primaryUserId: number
  readonly duplicateUserId: number
}
type Merging = Users & {
  /** The requisitions whose applications are merged; null for all of them. */
  readonly jobIds: readonly number[] | null
}
type Pair = { readonly from: Side; readonly into: Side }

export function createUserMergeService({ scopes, now }: Deps) {
  return {
    /** @throws AppError `not_found` where one of them has not applied, `application_merged` where nothing is left to merge. */
    preview: (caller: Caller, { accountId, ...users }: Users): Promise<UserMergePreview> =>
      scopes.inAccount(
        { caller, accountId, policy: contract.previewUserMerge.policy },
        (tx, access) => preview(tx, { ...users, accountId, access }),
      ),

    /** Merges all pairs or none. @throws AppError as above, and what the merge of two applications throws. */
    merge: (by: By, given: Merging) =>
      staffCommand(scopes, {
        by,
        accountId: given.accountId,
        policy: contract.mergeUsers.policy,
        name: 'merge-users',
        request: given,
        replySchema: contract.mergeUsers.responses[200].shape.data,
        change: (changing) => merge(changing, { ...given, at: now() }),
      }),
  }
}

async function preview(
  tx: Tx,
  { access, ...users }: Users & { access: StaffAccess },
): Promise<UserMergePreview> {
  const { accountId, primaryUserId, duplicateUserId } = users
  const pairs = await listPairs(tx, { ...users, access })
  const jobs = pairs.flatMap(({ from, into }) => [from, into])
  const managed = await listManaged(tx, { access, jobs })
  const keys = await findMatchKeys(tx, { accountId, userId: primaryUserId })
  const otherKeys = await findMatchKeys(tx, { accountId, userId: duplicateUserId })
  return {
    reasons: reasonsOf(keys, otherKeys),
    pairs: pairs.map((pair) => ({
      from: describeSide(pair.from, blockerOf({ ...pair, managed })),
      into: describeApplication(pair.into),
    })),
  }
}

async function merge(changing: Changing, { jobIds, at, ...users }: Merging & { at: Date }) {
  const { tx, access } = changing
  const all = await listPairs(tx, { ...users, access })
  const pairs = jobIds === null ? all : all.filter(({ from }) => jobIds.includes(from.jobId))
  if (jobIds?.some((id) => !pairs.some(({ from }) => from.jobId === id)) === true)
    throw new AppError('not_found')
  // All of them in one order, before the first is changed: two merges cannot block each other.
  const ids = pairs.flatMap(({ from, into }) => [from.userSmartreqId, into.userSmartreqId])
  await lockApplications(tx, { accountId: users.accountId, ids })
  const merged: Awaited<ReturnType<typeof mergePair>>[] = []
  // A user has a few applications at a company. Each is merged, and told in the activity log, as by itself.
  for (const { from, into } of pairs) {
    const pair = { userSmartreqId: into.userSmartreqId, otherId: from.userSmartreqId }
    // oxlint-disable-next-line no-await-in-loop -- one after the other: a merge goes by what the one before did
    merged.push(await mergePair(changing, { ...pair, at }))
  }
  return { merged }
}

/** What goes into what, of the applications to requisitions that the caller sees. */
async function listPairs(
  tx: Tx,
  { access, accountId, primaryUserId, duplicateUserId }: Users & { access: StaffAccess },
): Promise<Pair[]> {
  if (primaryUserId === duplicateUserId) {
    const fields = { duplicate_user_id: 'Not another user.' }
    throw new AppError('validation_failed', { fields })
  }
  const userIds = [primaryUserId, duplicateUserId]
  const ids = await listApplicationIds(tx, { accountId, userIds })
  const sides = await listSides(tx, { accountId, ids })
  const seen = await listSeenJobs(tx, { access, jobs: sides })
  const of = (userId: number) =>
    sides.filter((side) => side.userId === userId && seen.has(side.jobId))
  return pairsOf(of(duplicateUserId), of(primaryUserId))
}

function pairsOf(froms: readonly Side[], intos: readonly Side[]): Pair[] {
  if (froms.length === 0 || intos.length === 0) throw new AppError('not_found')
  const isOpen = ({ mergedInto }: Side) => mergedInto === null
  const targets = intos
    .filter(isOpen)
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  const [newest] = targets
  const left = froms.filter(isOpen)
  if (newest === undefined || left.length === 0) throw new AppError('application_merged')
  return left.map((from) => ({
    from,
    into: targets.find(({ jobId }) => jobId === from.jobId) ?? newest,
  }))
}
