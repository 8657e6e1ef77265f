// A company with applications that ended some days ago, for tests of how long they are kept.
import type { RequisitionStatus } from '#contract/applicants/application-states.ts'
import type { ApplicationStatus } from '#contract/applicants/application.ts'

import {
  buildApplication,
  buildCompany,
  buildPerson,
  buildRequisition,
  buildStaff,
  type Company,
} from './builders.ts'
import type { TestApp } from './test-app.ts'

const DAY_MS = 86_400_000

type Ended = {
  /** Before now. */
  readonly daysAgo: number
  readonly status?: ApplicationStatus
  /** Ended by its requisition, in that status since then. */
  readonly by?: RequisitionStatus
  /** Ended by being taken off its requisition. */
  readonly isDeleted?: boolean
  readonly lastName?: string
}

/** An admin and a recruiter, and one application of another user for each that is asked for. */
export async function buildEnded(test: TestApp, endings: readonly Ended[]) {
  const { database } = test
  const company = await buildCompany(database)
  const { accountId } = company
  const ids: number[] = []
  for (const ending of endings) ids.push(await buildOne(test, { company, ending }))
  const adminPerson = await buildStaff(database, { company, preset: 'Account admin' })
  const recruiter = await buildStaff(database, { company, preset: 'Recruiter' })
  return {
    accountId,
    ids,
    url: `/account/v1/retention/${accountId}/`,
    /** Signed in now; a clock that was shifted has ended it. */
    enter: () => test.as(adminPerson),
    admin: await test.as(adminPerson),
    recruiter: await test.as(recruiter),
  }
}

async function buildOne(
  { database, clock }: TestApp,
  { company, ending }: { company: Company; ending: Ended },
): Promise<number> {
  const {
    daysAgo,
    status = 'rejected',
    by = 'open',
    isDeleted = false,
    lastName = 'Hopper',
  } = ending
  const at = new Date(clock.now().getTime() - daysAgo * DAY_MS)
  const closedAt = by === 'open' ? null : at
  const requisition = await buildRequisition(database, {
    company,
    values: { status: by, closedAt, title: `Position of ${lastName}` },
  })
  const hasEndedItself = !isDeleted && by === 'open'
  const { userSmartreqId } = await buildApplication(database, {
    requisition,
    person: await buildPerson(database),
    profile: { lastName },
    values: {
      status,
      createdAt: new Date(at.getTime() - DAY_MS),
      ...(hasEndedItself ? { decidedAt: at } : {}),
      ...(isDeleted ? { deletedAt: at } : {}),
    },
  })
  return userSmartreqId
}
