import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, it } from 'vitest'

import { answerDigest } from '#contract/assessments/answer-digest.ts'
import { answersReceiptSchema } from '#contract/assessments/assessments.ts'
import { INSTRUMENTS } from '#server/assessments/instruments/instruments.ts'
import { fitOf } from '#server/assessments/scoring/fit.ts'
import { scoreScales } from '#server/assessments/scoring/score-scales.ts'
import { PROFILE_TYPE } from '#server/db/job-types.ts'
import { account, role, userRole } from '#server/db/schema/account.ts'
import {
  answer,
  assessment,
  attempt,
  attributeScore,
  attributeType,
  userStepActivity,
} from '#server/db/schema/assessment.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { careerPage, jobPosting } from '#server/db/schema/career.ts'
import { invitation } from '#server/db/schema/invitation.ts'
import { jobAttribute } from '#server/db/schema/job-attribute.ts'
import { predictiveModel } from '#server/db/schema/predictive-model.ts'
import { application, job, jobStepActivity } from '#server/db/schema/requisition.ts'
import { appUser, commandReceipt } from '#server/db/schema/session.ts'
import { attemptRefusal } from '#server/db/schema/trail.ts'
import { demoInput } from '#testing/demo.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { DEMO_CANDIDATE, DEMO_COMPANIES, demoPostings, demoSignIns } from './companies.ts'
import { DEMO_INVITATIONS } from './login-pages.ts'
import { DEMO_PROFILE_SETUPS } from './profile-setup.ts'
import { seedDemo } from './seed-demo.ts'

const database = await openTestDatabase()
const db = database.owner
const input = demoInput(database)
const today = new Date('2026-05-13T00:00:00Z')

beforeAll(() => seedDemo(db, input), 120_000)

describe('seedDemo', () => {
  it('does nothing the second time', async () => {
    const before = await db.$count(auditEvent)
    expect(await seedDemo(db, input)).toBe(false)
    expect(await db.$count(auditEvent)).toBe(before)
  })

  it('lets everyone sign in who is said to, in the role that is said', async () => {
    const held = await db
      .select({
        email: appUser.email,
        hash: appUser.passwordHash,
        role: role.roleName,
        company: account.name,
      })
      .from(appUser)
      .leftJoin(userRole, eq(userRole.userId, appUser.userId))
      .leftJoin(role, eq(role.roleId, userRole.roleId))
      .leftJoin(account, eq(account.accountId, userRole.accountId))
      .where(isNotNull(appUser.passwordHash))
    const said = demoSignIns.map(({ email, role: name, company }) => [
      email,
      company && name,
      company,
    ])
    expect(new Set(held.map((row) => [row.email, row.role, row.company].join()))).toEqual(
      new Set(said.map((row) => row.join())),
    )
    expect(held).toHaveLength(demoSignIns.length)
    const [provider] = await db.select().from(appUser).where(eq(appUser.isJfAdmin, true))
    expect(provider?.email).toBe('provider@fairlead.example.com')
  })

  it('opens the postings under their stable addresses', async () => {
    const open = await db
      .select({ title: job.title, uuid: job.uuid })
      .from(job)
      .where(and(eq(job.status, 'open'), eq(job.jobTypeId, 2)))
    expect(demoPostings).toHaveLength(3)
    expect(new Set(open.map(({ uuid }) => uuid))).toEqual(
      new Set(demoPostings.map(({ uuid }) => uuid)),
    )
    const statuses = await db.select({ status: job.status }).from(job)
    expect(new Set(statuses.map(({ status }) => status))).toEqual(
      new Set(['open', 'closed', 'on_hold', 'draft']),
    )
  })

  it('has a trail of each requisition that says what its recruiter did, and when', async () => {
    const events = await db.select().from(auditEvent).orderBy(auditEvent.at, auditEvent.auditId)
    for (const requisition of DEMO_COMPANIES.flatMap((one) => one.requisitions)) {
      const [row] = await db.select().from(job).where(eq(job.uuid, requisition.uuid))
      const trail = events.filter(
        ({ entity, jobId }) => jobId === row?.jobId && entity !== 'application',
      )
      const added = requisition.team.map(() => 'add_team_member')
      const draft = ['create', 'update', 'update', 'save_plan', 'save_weights', ...added]
      expect(trail.map(({ action }) => action)).toEqual([
        ...draft,
        ...(ACTIONS[requisition.status] ?? []),
      ])
      const { createdAt, openedAt, closedAt } = row ?? {}
      const opening = trail.find(({ action }) => action === 'open')
      expect(trail[0]?.at).toEqual(createdAt)
      expect(opening?.at ?? null).toEqual(openedAt)
      expect(trail.find(({ action }) => action === 'close')?.at ?? null).toEqual(closedAt)
      expect(row?.planVersion).toBe(opening === undefined ? 0 : 1)
      expect(trail.every(({ at }) => at < today)).toBe(true)
    }
  })

  it('shows the open requisitions on the career page, since they were opened', async () => {
    const shown = await db
      .select({ uuid: job.uuid, openedAt: job.openedAt, publishedAt: jobPosting.publishedAt })
      .from(jobPosting)
      .innerJoin(job, eq(job.jobId, jobPosting.jobId))
      .innerJoin(careerPage, eq(careerPage.accountId, jobPosting.accountId))
      .where(eq(jobPosting.status, 'published'))
    expect(new Set(shown.map(({ uuid }) => uuid))).toEqual(
      new Set(demoPostings.map(({ uuid }) => uuid)),
    )
    expect(shown.filter((one) => one.openedAt?.getTime() !== one.publishedAt?.getTime())).toEqual(
      [],
    )
  })

  it('has handed out a link of each kind, and each is about something that is there', async () => {
    const links = await db
      .select({ kind: invitation.kind, uuid: invitation.uuid, type: job.jobTypeId })
      .from(invitation)
      .innerJoin(job, eq(job.jobId, invitation.jobId))
    expect(Object.fromEntries(links.map(({ kind, uuid }) => [kind, uuid]))).toEqual(
      DEMO_INVITATIONS,
    )
    expect(links.filter(({ type }) => type === 4).map(({ kind }) => kind)).toEqual([
      'career-pathways',
    ])
    const about = await db
      .select({ kind: invitation.kind, score: application.score, email: appUser.email })
      .from(invitation)
      .innerJoin(application, eq(application.userSmartreqId, invitation.userSmartreqId))
      .innerJoin(appUser, eq(appUser.userId, application.userId))
    const scorecard = about.find(({ kind }) => kind === 'scorecard')
    expect(scorecard?.score).toBeGreaterThan(0)
    const interviews = about.filter(({ kind }) => kind !== 'scorecard')
    expect(Object.fromEntries(interviews.map(({ kind, email }) => [kind, email]))).toEqual({
      interview: DEMO_CANDIDATE.email,
      'interview-list': DEMO_CANDIDATE.email,
    })
  })

  it('has about two thousand applications, in every state, none from the future', async () => {
    const rows = await db.select().from(application)
    expect(rows.length).toBeGreaterThan(1900)
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set([
        'incomplete',
        'new',
        'active',
        'on_hold',
        'offer',
        'hired',
        'rejected',
        'withdrawn',
      ]),
    )
    expect(rows.filter((row) => !isConsistent(row))).toEqual([])
  })

  it('keeps hires within the openings, and all places filled where it is closed', async () => {
    const rows = await db
      .select({ status: job.status, openings: job.openings, hired: sql<number>`count(*)::int` })
      .from(application)
      .innerJoin(job, eq(job.jobId, application.jobId))
      .where(inArray(application.status, ['hired', 'offer']))
      .groupBy(job.jobId, job.status, job.openings)
    expect(rows.filter(({ openings, hired }) => hired > openings)).toEqual([])
    const closed = rows.filter(({ status }) => status === 'closed')
    expect(closed.map(({ hired }) => hired)).toEqual(closed.map(({ openings }) => openings))
    expect(closed).toHaveLength(1)
  })

  it('has a trail that leads each application to its status, in order', async () => {
    const events = await db
      .select()
      .from(auditEvent)
      .where(eq(auditEvent.entity, 'application'))
      .orderBy(auditEvent.at, auditEvent.auditId)
    const rows = await db.select().from(application)
    const trails = Map.groupBy(events, ({ entityId }) => entityId)
    for (const { userSmartreqId, status } of rows) {
      const trail = trails.get(userSmartreqId) ?? []
      expect(trail[0]).toMatchObject({ fromState: null, toState: 'incomplete' })
      expect(trail.at(-1)?.toState).toBe(status)
      trail.slice(1).forEach((event, index) => expect(event.fromState).toBe(trail[index]?.toState))
    }
  })
})

describe('the job profiles of the demo', () => {
  it('that are set up have outcomes, a published measurement plan and a model in use', async () => {
    const rows = await db
      .select({
        title: job.title,
        version: job.planVersion,
        model: predictiveModel.name,
        weighed: sql<number>`(select count(*)::int from job_attribute a where a.job_id = job.job_id)`,
        outcomes: sql<number>`(select count(*)::int from job_outcome o where o.job_id = job.job_id)`,
        activities: sql<number>`(select count(*)::int from job_step s join job_step_activity a using (job_step_id)
          where s.job_id = job.job_id and s.plan_version = job.plan_version and s.usage_type = 1)`,
      })
      .from(job)
      .innerJoin(predictiveModel, eq(predictiveModel.predictiveModelId, job.predictiveModelId))
      .where(eq(job.jobTypeId, PROFILE_TYPE))
      .orderBy(job.jobId)
    expect(rows).toEqual(
      DEMO_PROFILE_SETUPS.map(({ title, outcomes, assessments, model }) => ({
        title,
        version: 1,
        model: model.name,
        weighed: model.weights.length,
        outcomes: outcomes.length,
        activities: assessments.length,
      })),
    )
  })
})

describe('what the devices of the demo sent', () => {
  it('are the answers in the database, each by the device that it came from, none after the submission', async () => {
    const receipts = await db.select().from(commandReceipt)
    const begun = new Set(receipts.map(({ attemptId }) => attemptId))
    const held = (await db.select().from(answer)).filter(({ attemptId }) => begun.has(attemptId))
    const ends = new Map(
      receipts
        .filter(({ command }) => command === 'user-questions-submit')
        .map((row) => [row.attemptId, row.createdAt]),
    )
    const sent = receipts
      .filter(({ command }) => command === 'assessment-answers')
      .flatMap(({ attemptId, deviceId, createdAt, reply }) =>
        answersReceiptSchema.parse(reply).acknowledged.map(({ question_id, rev }) => ({
          answer: [attemptId, deviceId, question_id, rev].join(),
          isInTime: createdAt <= (ends.get(attemptId) ?? today),
        })),
      )
    expect(sent.filter(({ isInTime }) => !isInTime)).toEqual([])
    expect(sent.map((one) => one.answer).toSorted()).toEqual(
      held.map((row) => [row.attemptId, row.deviceId, row.questionId, row.rev].join()).toSorted(),
    )
  })

  it('is more than one device of some, and something that was refused', async () => {
    const [row] = await db
      .select({ devices: sql<number>`count(distinct ${answer.deviceId})::int` })
      .from(answer)
      .groupBy(answer.attemptId)
      .orderBy(desc(sql`count(distinct ${answer.deviceId})`))
      .limit(1)
    expect(row?.devices).toBe(2)
    expect(await db.$count(attemptRefusal)).toBeGreaterThan(0)
  })
})

describe('the scores of the demo', () => {
  it('are what the answers in the database give, all of them: recalculating changes nothing', async () => {
    const submitted = await db.select().from(attempt).where(isNotNull(attempt.submittedAt))
    expect(submitted.length).toBeGreaterThan(3000)
    const keys = await db
      .select({ id: assessment.asmtId, scoring: assessment.scoring })
      .from(assessment)
    const keyById = new Map(keys.map(({ id, scoring }) => [id, scoring]))
    const answers = Map.groupBy(await db.select().from(answer), ({ attemptId }) => attemptId)
    const activities = submitted.map(({ userStepActivityId }) => userStepActivityId)
    const stored = await db
      .select({
        id: attributeScore.userStepActivityId,
        slug: attributeType.slug,
        score: attributeScore.score,
      })
      .from(attributeScore)
      .innerJoin(attributeType, eq(attributeType.attributeTypeId, attributeScore.attributeTypeId))
      .where(inArray(attributeScore.userStepActivityId, activities))
    const scoresByActivity = Map.groupBy(stored, ({ id }) => id)

    for (const { attemptId, asmtId, userStepActivityId, answeredCount, digest } of submitted) {
      const given = answers.get(attemptId) ?? []
      const digested = given.map(({ questionId, value }) => ({ question_id: questionId, value }))
      expect(given).toHaveLength(answeredCount)
      expect(await answerDigest(digested)).toBe(digest)

      const key = keyById.get(asmtId) ?? { version: '', range: { min: 1, max: 5 }, scales: [] }
      const scores = scoreScales(
        key,
        new Map(given.map(({ questionId, value }) => [questionId, Number(value)])),
      )
      const kept = scoresByActivity.get(userStepActivityId) ?? []
      expect(new Map(kept.map(({ slug, score }) => [slug, score]))).toEqual(
        new Map(scores.map(({ attribute, score }) => [attribute, score])),
      )
    }
  }, 60_000)

  it('make the fit by the weights of the requisition', async () => {
    const [one] = await db
      .select()
      .from(application)
      .where(and(eq(application.status, 'hired')))
      .limit(1)
    const scores = await db
      .select({ attribute: attributeType.slug, points: attributeScore.points })
      .from(attributeScore)
      .innerJoin(attributeType, eq(attributeType.attributeTypeId, attributeScore.attributeTypeId))
      .where(eq(attributeScore.userSmartreqId, one?.userSmartreqId ?? 0))
    const weights = await db
      .select({ attribute: attributeType.slug, weight: jobAttribute.weight })
      .from(jobAttribute)
      .innerJoin(attributeType, eq(attributeType.attributeTypeId, jobAttribute.attributeTypeId))
      .where(eq(jobAttribute.jobId, one?.jobId ?? 0))
    expect(scores).toHaveLength(39)
    expect(fitOf(scores, weights)).toMatchObject({ score: one?.score, missing: [] })
  })

  it('stand for every activity that is scored, and for no other', async () => {
    const planned = alias(assessment, 'planned')
    const rows = await db
      .select({
        status: userStepActivity.status,
        slug: assessment.slug,
        scores: sql<number>`count(${attributeScore.attributeTypeId})::int`,
      })
      .from(userStepActivity)
      .leftJoin(attempt, eq(attempt.userStepActivityId, userStepActivity.userStepActivityId))
      .leftJoin(assessment, eq(assessment.asmtId, attempt.asmtId))
      .leftJoin(
        attributeScore,
        eq(attributeScore.userStepActivityId, userStepActivity.userStepActivityId),
      )
      // Interviews have no attempt: what is said in them is no answer.
      .innerJoin(
        jobStepActivity,
        eq(jobStepActivity.jobStepActivityId, userStepActivity.jobStepActivityId),
      )
      .innerJoin(planned, eq(planned.asmtId, jobStepActivity.asmtId))
      .where(ne(planned.kind, 'interview'))
      .groupBy(userStepActivity.userStepActivityId, userStepActivity.status, assessment.slug)
    for (const { status, slug, scores } of rows) {
      const scales = INSTRUMENTS.find((instrument) => instrument.slug === slug)?.scoring.scales
      expect(scores).toBe(status === 'scored' ? scales?.length : 0)
      expect(slug === null).toBe(status === 'available')
    }
  })
})

const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  draft: [],
  open: ['open', 'create', 'publish'],
  on_hold: ['open', 'hold'],
  closed: ['open', 'close'],
}

function isConsistent(row: typeof application.$inferSelect): boolean {
  const { status, stepStatus, createdAt, submittedAt, decidedAt, pctComplete, score } = row
  const times = [createdAt, submittedAt, decidedAt].filter((time) => time !== null)
  const isSubmitted = submittedAt !== null
  return [
    times.every((time, index) => time <= today && time >= (times[index - 1] ?? time)),
    ['hired', 'rejected', 'withdrawn'].includes(status) === (decidedAt !== null),
    isSubmitted === (pctComplete === 100),
    !isSubmitted || score !== null,
    isSubmitted || ['incomplete', 'rejected', 'withdrawn'].includes(status),
    status !== 'incomplete' || !isSubmitted,
    (status === 'hired') === (stepStatus === 'passed'),
    (status === 'rejected') === (stepStatus === 'failed'),
  ].every(Boolean)
}
