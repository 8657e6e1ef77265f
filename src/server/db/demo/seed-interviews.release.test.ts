import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { RECOMMENDATION_KEY } from '#contract/interviews/interview-feedback-rules.ts'
import { assessment, userStepActivity } from '#server/db/schema/assessment.ts'
import { interviewFeedback } from '#server/db/schema/interview-feedback.ts'
import {
  interview,
  interviewerAvailability,
  interviewInterviewer,
} from '#server/db/schema/interview.ts'
import { application, jobStepActivity } from '#server/db/schema/requisition.ts'
import { DEMO_NOW, demoInput } from '#testing/demo.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { seedDemo } from './seed-demo.ts'

const database = await openTestDatabase()
const db = database.owner
const now = DEMO_NOW

beforeAll(() => seedDemo(db, demoInput(database)), 120_000)

describe('the interviews of the demo', () => {
  it('were held, missed, wait for feedback or for a choice, or are still to come, each when it can have been', async () => {
    const rows = await db
      .select({ interview, appliedAt: application.createdAt })
      .from(interview)
      .innerJoin(application, eq(application.userSmartreqId, interview.userSmartreqId))
    expect(rows.length).toBeGreaterThan(100)
    const statuses = new Set(rows.map((row) => row.interview.status))
    expect(statuses).toEqual(
      new Set([
        'awaiting_candidate_booking',
        'scheduled',
        'awaiting_feedback',
        'complete',
        'no_show',
      ]),
    )
    for (const { interview: one, appliedAt } of rows) {
      expect(one.createdAt > appliedAt).toBe(true)
      expect(one.startsAt === null).toBe(one.status === 'awaiting_candidate_booking')
      if (one.startsAt === null) continue
      expect(one.startsAt > one.createdAt).toBe(true)
      expect(one.startsAt > now).toBe(one.status === 'scheduled')
    }
  })

  it('are some in the days after the demo, in each company: by a panel, by one, and set by hand', async () => {
    const panels = await db.select().from(interviewInterviewer)
    const coming = (await db.select().from(interview)).filter(
      ({ status }) => status === 'scheduled',
    )
    expect(new Set(coming.map(({ accountId }) => accountId)).size).toBe(2)
    expect(new Set(coming.map(({ mode }) => mode))).toEqual(new Set(['one', 'panel']))
    expect(coming.filter(({ staffZone }) => staffZone !== null)).not.toEqual([])
    const ids = coming.map(({ interviewUuid }) => interviewUuid)
    const people = panels.filter(({ interviewUuid }) => ids.includes(interviewUuid))
    const hours = await db.select().from(interviewerAvailability)
    const withHours = new Set(hours.map(({ userId }) => userId))
    expect(new Set(people.map(({ userId }) => userId)).size).toBeGreaterThan(3)
    expect(panels.filter(({ userId }) => !withHours.has(userId))).toEqual([])
  })

  it('are complete where the whole panel has submitted, and there alone', async () => {
    const panels = await db.select().from(interviewInterviewer)
    const written = await db.select().from(interviewFeedback)
    for (const one of await db.select().from(interview)) {
      const of = <Row extends { interviewUuid: string }>(rows: Row[]) =>
        rows.filter(({ interviewUuid }) => interviewUuid === one.interviewUuid)
      const { length } = of(panels)
      expect(length).toBe(one.mode === 'panel' ? 2 : 1)
      expect(of(written).length === length).toBe(one.status === 'complete')
      for (const { submittedAt } of of(written))
        expect(submittedAt !== null && submittedAt >= (one.endsAt ?? 0)).toBe(true)
    }
  })

  it('rate what their guide measures', async () => {
    const rows = await db
      .select({ entries: interviewFeedback.entries, settings: assessment.settings })
      .from(interviewFeedback)
      .innerJoin(interview, eq(interview.interviewUuid, interviewFeedback.interviewUuid))
      .innerJoin(
        jobStepActivity,
        eq(jobStepActivity.jobStepActivityId, interview.jobStepActivityId),
      )
      .innerJoin(assessment, eq(assessment.asmtId, jobStepActivity.asmtId))
    for (const { entries, settings } of rows) {
      const guide = settings?.kind === 'interview' ? settings.guide.questions : []
      const measured = guide.flatMap(({ attribute_type_id: id }) =>
        id === null ? [] : [`attribute:${id}`],
      )
      const rated = Object.keys(entries).filter((key) => key.startsWith('attribute:'))
      expect(rated.toSorted()).toEqual(measured.toSorted())
      expect(entries[RECOMMENDATION_KEY]?.value).toBeTypeOf('string')
    }
  })

  it('stand in the plan of each applicant, locked outside of their step', async () => {
    const rows = await db
      .select({
        status: userStepActivity.status,
        step: application.jobStepId,
        own: jobStepActivity.jobStepId,
      })
      .from(userStepActivity)
      .innerJoin(
        jobStepActivity,
        eq(jobStepActivity.jobStepActivityId, userStepActivity.jobStepActivityId),
      )
      .innerJoin(assessment, eq(assessment.asmtId, jobStepActivity.asmtId))
      .innerJoin(application, eq(application.userSmartreqId, userStepActivity.userSmartreqId))
      .where(eq(assessment.kind, 'interview'))
    const isWrong = ({ status, step, own }: (typeof rows)[number]) =>
      status !== 'submitted' && status !== (step === own ? 'available' : 'locked')
    expect(rows.length).toBeGreaterThan(500)
    expect(rows.filter(isWrong)).toEqual([])
  })
})
