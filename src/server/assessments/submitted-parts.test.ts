import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { userStepActivity } from '#server/db/schema/assessment.ts'
import { application, jobStepActivity } from '#server/db/schema/requisition.ts'
import { buildCompany, buildRequisition, only } from '#testing/builders.ts'
import { activityOf, buildCandidate, startAttempt, submit } from '#testing/candidate.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database

type Part = 'personality' | 'competencies' | 'career-pathways'
const PARTS = ['personality', 'competencies', 'career-pathways'] as const
/** The last one is optional. */
const REQUIRED: readonly Part[] = ['personality', 'competencies']

const ORDERS = PARTS.flatMap((first) =>
  PARTS.filter((one) => one !== first).map((second): Part[] => [
    first,
    second,
    ...PARTS.filter((one) => one !== first && one !== second),
  ]),
)

it.each(ORDERS.flatMap((order) => [true, false].map((isBegun) => [order, isBegun] as const)))(
  'an application is submitted with its last required part, and with none before: %j, all begun first: %s',
  async (order, isBegun) => {
    const candidate = await arrive()
    const begun = new Map<Part, string>()
    const begin = async (slug: Part) => {
      const known = begun.get(slug)
      if (known !== undefined) return known
      const attemptId = await startAttempt(candidate, { slug })
      begun.set(slug, attemptId)
      return attemptId
    }
    if (isBegun) for (const slug of order) await begin(slug)
    const submitted = new Set<Part>()
    for (const slug of order) {
      const attemptId = await begin(slug)
      const { status } = await submit(candidate.client, { attemptId, answers: [] })
      expect(status).toBe(200)
      submitted.add(slug)
      const isDone = REQUIRED.every((one) => submitted.has(one))
      expect(await stateOf(candidate)).toEqual({
        status: isDone ? 'new' : 'incomplete',
        isSubmitted: isDone,
        notices: isDone ? 1 : 0,
      })
    }
  },
)

/** Applied to a position with these parts in its first step, and one more that is locked in the next. */
async function arrive() {
  const requisition = await buildRequisition(test.database, {
    company: await buildCompany(test.database),
    instruments: PARTS,
    optional: ['career-pathways'],
  })
  const { accountId, stepIds } = requisition
  const { asmtId } = activityOf(requisition, 'personality')
  const title = { en: 'Later', es: 'Luego', fr: 'Ensuite' }
  const jobStepId = stepIds[1] ?? 0
  const { jobStepActivityId } = only(
    await owner
      .insert(jobStepActivity)
      .values({ accountId, jobStepId, asmtId, title, sortOrder: 1, isRequired: true })
      .returning(),
  )
  const candidate = await buildCandidate(test, { requisition })
  const { userId, userSmartreqId } = candidate.application
  const locked = { accountId, userId, userSmartreqId, jobStepActivityId, status: 'locked' as const }
  await owner.insert(userStepActivity).values(locked)
  return candidate
}

async function stateOf({ application: { userSmartreqId } }: Awaited<ReturnType<typeof arrive>>) {
  const { status, submittedAt } = only(
    await owner.select().from(application).where(eq(application.userSmartreqId, userSmartreqId)),
  )
  const notices = test.recordedJobs.filter(
    ({ name, payload }) =>
      name === 'notify-staff' && JSON.stringify(payload) === JSON.stringify({ userSmartreqId }),
  )
  return { status, isSubmitted: submittedAt !== null, notices: notices.length }
}
