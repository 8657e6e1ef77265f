// Interviewers in numbers: each their own ratings, and for who sees all requisitions the load of all. Knows no HTTP.
import type { z } from 'zod'

import { FEWEST_SHARED_RATINGS } from '#contract/interviews/interview-calibration-rules.ts'
import * as contract from '#contract/interviews/interview-calibration.ts'
import type {
  InterviewEffort,
  InterviewerLoad,
  MyCalibration,
} from '#contract/interviews/interview-calibration.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import type { Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { listAttributes } from '../feedback/feedback-repository.ts'
import {
  describeAgreement,
  describeAttribute,
  describeRecommendations,
} from './describe-calibration.ts'
import type { Range } from './interview-facts.ts'
import { assertSeesInterviews } from './interviews-access.ts'
import * as load from './load-repository.ts'
import type { LateRow, LoadRow, SharedRow } from './load-repository.ts'
import * as mine from './my-calibration-repository.ts'
import { listReminded } from './remind-of-feedback.ts'

type Deps = { readonly scopes: StaffScopes; readonly now: () => Date }
type Company = { readonly accountId: number }
type Period = z.output<typeof contract.getMyCalibration.query>
type Query = z.output<typeof contract.listInterviewLoad.query>

export function createCalibrationService({ scopes, now }: Deps) {
  return {
    mine: (caller: Caller, given: Company & Period): Promise<MyCalibration> => {
      const { accountId } = given
      const { policy } = contract.getMyCalibration
      return scopes.inAccount({ caller, accountId, policy }, (tx) =>
        describeMine(tx, { ...given, userId: caller.userId, at: now() }),
      )
    },

    /** @throws AppError `forbidden` for a user who does not see all requisitions. */
    load: (caller: Caller, { accountId, ...query }: Company & Query) => {
      const { policy } = contract.listInterviewLoad
      return scopes.inAccount({ caller, accountId, policy }, async (tx, access) => {
        assertSeesInterviews(access)
        const asked = { ...query, accountId, at: now() }
        const rows = await load.listLoad(tx, asked)
        return {
          data: await describeLoad(tx, { range: asked, rows, readerId: caller.userId }),
          meta: {
            page: query.page,
            page_size: query.page_size,
            total: await load.countLoad(tx, asked),
          },
        }
      })
    },

    /** @throws AppError `not_found`, or `forbidden` to colleagues who do not see the requisition. */
    effort: (caller: Caller, jobId: number): Promise<InterviewEffort> =>
      scopes.atJob({ caller, jobId }, (tx, { accountId }) =>
        load.findEffort(tx, { accountId, jobId, at: now() }),
      ),
  }
}

async function describeMine(tx: Tx, of: Range & { userId: number }): Promise<MyCalibration> {
  const punctuality = await mine.countPunctuality(tx, of)
  const means = await mine.listAttributeMeans(tx, of)
  const ids = means.map((one) => one.attribute_type_id)
  const names = new Map(
    (await listAttributes(tx, ids)).map((one) => [one.attributeTypeId, one.name]),
  )
  return {
    ...punctuality,
    ...describeRecommendations(await mine.countRecommendations(tx, of)),
    attributes: means.flatMap((one) => {
      const name = names.get(one.attribute_type_id)
      return name === undefined ? [] : [describeAttribute(one, name)]
    }),
    months: await mine.listMonthMeans(tx, of),
  }
}

async function describeLoad(
  tx: Tx,
  { range, rows, readerId }: { range: Range; rows: readonly LoadRow[]; readerId: number },
): Promise<InterviewerLoad[]> {
  if (rows.length === 0) return []
  const userIds = rows.map((row) => row.user_id)
  const sums = await load.listSharedSums(tx, { ...range, userIds, readerId })
  const late = Map.groupBy(await load.listLate(tx, { ...range, userIds }), (one) => one.user_id)
  const { accountId, at } = range
  const reminded = await listReminded(tx, { accountId, userIds, at })
  return rows.map((row) => ({
    ...row,
    ...describeShared(sums.find((one) => one.user_id === row.user_id)),
    late: (late.get(row.user_id) ?? []).map(withoutUser),
    reminded_at: reminded.get(row.user_id)?.toISOString() ?? null,
  }))
}

function describeShared(sums: SharedRow | undefined) {
  const count = sums?.targets ?? 0
  return {
    shared_count: count,
    severity: sums === undefined || count < FEWEST_SHARED_RATINGS ? null : sums.difference,
    ...describeAgreement(sums),
  }
}

function withoutUser({ user_id: _userId, ...late }: LateRow) {
  return late
}
