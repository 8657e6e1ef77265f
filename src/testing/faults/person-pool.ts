// Candidates by the hundred: each has applied to the one position, and has its activities before them: two plain ones,
// one with limits of time, and one that is answered by recordings.
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'

import { listTimeLimits } from '#contract/assessments/time-limits.ts'
import { assessment } from '#server/db/schema/assessment.ts'
import { consentText } from '#server/db/schema/consent.ts'
import type { ActivityKey } from '#web/offline/database.ts'

import {
  buildCompany,
  buildRequisition,
  listQuestions,
  only,
  type Activity,
  type Requisition,
} from '../builders.ts'
import type { Server } from './server.ts'

const AT_ONCE = 200
/** Few questions, so that answers meet. */
const QUESTIONS = 4
const TYPED_SLUG = 'typed-answers'
const INSTRUMENTS = ['personality', TYPED_SLUG, 'numerical', 'video-introduction']
/** The places of the last two in it. */
export const TIMED = 2
export const RECORDED = 3

export type PersonActivity = ActivityKey & {
  readonly jobId: number
  readonly asmtId: number
  readonly questions: readonly string[]
  readonly isTyped: boolean
  /** The parts with a limit of time. */
  readonly timers: readonly string[]
}

/** A candidate as the schedules know them: by number, with the activities by number. */
export type Person = {
  readonly index: number
  readonly userId: number
  readonly activities: readonly PersonActivity[]
  /** What they may be asked to agree to, by its ids. */
  readonly texts: readonly number[]
}

export type PersonPool = { take(count: number): Promise<Person[]> }

/** A company with an open position, and no one in it yet. */
export async function createPersonPool(server: Server): Promise<PersonPool> {
  const { database } = server
  await addTypedAnswers(server)
  const company = await buildCompany(database)
  const requisition = await buildRequisition(database, {
    company,
    instruments: INSTRUMENTS,
    optional: ['numerical', 'video-introduction'],
    values: { asksEeoc: true },
  })
  const activities = await Promise.all(
    INSTRUMENTS.map((slug) =>
      describe(server, only(requisition.activities.filter((one) => one.slug === slug))),
    ),
  )
  const texts = (await database.owner.select().from(consentText)).map(({ textId }) => textId)
  let waiting: { userId: number; refId: number }[] = []

  return {
    async take(count) {
      if (waiting.length < count) waiting = [...waiting, ...(await apply(server, requisition))]
      return waiting.splice(0, count).map(({ userId, refId }, index) => ({
        index,
        userId,
        texts,
        activities: activities.map((one) => ({ ...one, refId, jobId: requisition.jobId })),
      }))
    },
  }
}

async function describe({ database }: Server, { asmtId, jobStepActivityId }: Activity) {
  const questions = await listQuestions(database, asmtId)
  const { content } = only(
    await database.owner.select().from(assessment).where(eq(assessment.asmtId, asmtId)),
  )
  return {
    asmtId,
    jobStepActivityId,
    questions: questions.slice(0, QUESTIONS).map((question) => question.question_id),
    isTyped: content.slug === TYPED_SLUG,
    timers: listTimeLimits(content).map((limit) => limit.timer),
  }
}

// Questions that are answered in writing, as a company asks them.
async function addTypedAnswers({ database }: Server): Promise<void> {
  const title = { en: 'Typed answers', es: 'Respuestas escritas', fr: 'Réponses écrites' }
  const slug = TYPED_SLUG
  const kind = 'screening-questions'
  const questions = Array.from({ length: QUESTIONS }, (_, index) => ({
    question_id: `typed-${index}`,
    text: title,
    response_set: '',
    input: { type: 'short_text' as const, max_length: 100 },
  }))
  const shared = { slug, version: 1, kind, title, minutes: 1 } as const
  await database.owner.insert(assessment).values({
    ...shared,
    questionCount: QUESTIONS,
    content: { ...shared, instruction: title, response_sets: {}, questions },
    scoring: { version: `${slug}/1`, range: { min: 1, max: 5 }, scales: [] },
  })
}

const appliedSchema = z.object({
  rows: z.array(z.object({ user_id: z.number(), ref_id: z.number() })),
})

async function apply({ database }: Server, requisition: Requisition) {
  const { accountId, jobId, stepIds } = requisition
  const result = await database.owner.execute(sql`
    with people as (
      insert into app_user (email, first_name, last_name)
      select gen_random_uuid() || '@example.com', 'Grace', 'Hopper' from generate_series(1, ${AT_ONCE}::int)
      returning user_id, email
    ), profiles as (
      insert into applicant (account_id, user_id, first_name, last_name, email)
      select ${accountId}::bigint, user_id, 'Grace', 'Hopper', email from people
    ), applications as (
      insert into application (account_id, job_id, user_id, job_step_id)
      select ${accountId}::bigint, ${jobId}::bigint, user_id, ${stepIds[0]}::bigint from people order by user_id
      returning user_smartreq_id, ref_id, user_id
    ), activities as (
      insert into user_step_activity (account_id, user_smartreq_id, job_step_activity_id, user_id)
      select ${accountId}::bigint, a.user_smartreq_id, j.job_step_activity_id, a.user_id
      from applications a join job_step_activity j on j.job_step_id = ${stepIds[0]}::bigint
    )
    select user_id, ref_id from applications order by user_id`)
  return appliedSchema
    .parse(result)
    .rows.map(({ user_id, ref_id }) => ({ userId: user_id, refId: ref_id }))
}
