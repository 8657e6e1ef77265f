// Skills tests question by question: what the calls say is done by the services of attempts and of limited time, which
// hold the truth. Only the order of the sections is a rule of this file. Knows no HTTP.
import type { z } from 'zod'

import type { AssessmentPackage, Section } from '#contract/assessments/assessments.ts'
import * as contract from '#contract/assessments/skills-tests.ts'
import type { SkillsSectionDetails, SubmittedSection } from '#contract/assessments/skills-tests.ts'
import { listTimeLimits } from '#contract/assessments/time-limits.ts'
import { PAYLOAD_VERSION } from '#contract/core/version.ts'

import type { Database, Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { hasReceipt, once } from '../../http/idempotency.ts'
import type { AssessmentService } from '../assessment-service.ts'
import { GRACE_MS } from '../timing/judge-timing.ts'
import type { TimingService } from '../timing/timing-service.ts'
import { findSubmittedSection, SUBMIT_SECTION } from './skills-test-repository.ts'

type Deps = {
  readonly database: Database
  readonly assessments: AssessmentService
  readonly timing: TimingService
  readonly now: () => Date
}
type By = { readonly userId: number; readonly idempotencyKey: string }
type OfTest = z.output<typeof contract.submitSkillsTest.body>
type OfSection = z.output<typeof contract.submitSkillsSection.body>
type Start = z.output<typeof contract.startSectionTime.body>
type Answer = z.output<typeof contract.submitSkillsQuestion.body>

export type SkillsTestService = ReturnType<typeof createSkillsTestService>

/** Every method throws AppError `not_found` for a test that is not the caller's, or not at that activity and job. */
export function createSkillsTestService(deps: Deps) {
  return { ...reading(deps), ...starting(deps), ...answering(deps), ...submitting(deps) }
}

function reading(deps: Deps) {
  return {
    /** A section with its questions and answers. */
    async getSection(userId: number, of: OfSection): Promise<SkillsSectionDetails> {
      const found = await readSection(deps, { userId, of })
      const { section, content, answers, startedAt, limitSeconds } = found
      const chosen = new Map(answers.map((one) => [one.question_id, one.value]))
      const asked = content.questions.filter((one) =>
        section.question_ids.includes(one.question_id),
      )
      return {
        ...keyOf(of),
        title: section.title,
        section_started_at: startedAt?.toISOString() ?? null,
        remaining_seconds: limitSeconds === null ? null : remaining(found, deps.now()),
        is_over: found.isSubmitted || closedReason(found, deps.now()) !== null,
        questions: asked.map(({ question_id: id, text, response_set: set }) => {
          const value = chosen.get(id)
          const options = content.response_sets[set] ?? []
          return {
            user_skills_test_question_id: id,
            text,
            options: options.map((one) => ({
              skills_test_option_id: one.value,
              label: one.label,
            })),
            chosen_option_id: typeof value === 'number' ? value : null,
          }
        }),
      }
    },
  }
}

function starting(deps: Deps) {
  return {
    /** Notes the start of a section. @throws AppError `validation_failed` for one without a limit. */
    async startSection(by: By, body: Start) {
      await readSection(deps, { userId: by.userId, of: body })
      const receipt = await deps.timing.startTimer(by, {
        ...sentAs(body),
        timer: timerOf(body.user_skills_test_section_id),
        started_at: body.section_started_at,
      })
      const found = await readSection(deps, { userId: by.userId, of: body })
      const at = new Date(receipt.server_time)
      return {
        ...keyOf(body),
        section_started_at: receipt.started_at,
        remaining_seconds: remaining(found, at),
        server_time: receipt.server_time,
      }
    },
  }
}

function answering(deps: Deps) {
  const { database, assessments, now } = deps
  return {
    /** Stores one answer. @throws AppError `activity_locked` for a section that is not open, `validation_failed`. */
    async submitQuestion(by: By, body: Answer) {
      const { userId, idempotencyKey: key } = by
      const { user_skills_test_question_id: id, skills_test_option_id: value, duration } = body
      const found = await readSection(deps, { userId, of: body })
      if (!found.section.question_ids.includes(id))
        throw invalid({ user_skills_test_question_id: 'This section has no such question.' })
      const isRepeat = await database.inScope({ kind: 'person', userId }, (tx) =>
        hasReceipt(tx, { userId, key }),
      )
      // A repeat is answered as at first; what comes after the submission of the test is kept as evidence, as everywhere.
      if (!isRepeat && !found.isSubmitted) assertOpen(found, now())
      const startedMs = (found.startedAt ?? found.attemptStartedAt).getTime()
      const answered = new Date(startedMs + Math.round(duration * 1000))
      const receipt = await assessments.saveAnswers(by, {
        ...sentAs(body),
        answers: [
          {
            question_id: id,
            value,
            rev: Math.floor(duration) + 1,
            answered_at: answered.toISOString(),
          },
        ],
      })
      return {
        user_skills_test_id: receipt.attempt_id,
        user_skills_test_question_id: id,
        is_stored: receipt.superseded.length === 0 && !receipt.is_fenced,
        answered_count: receipt.answered_count,
        server_time: receipt.server_time,
      }
    },
  }
}

function submitting(deps: Deps) {
  const { database, assessments, now } = deps
  return {
    /** Submits a section; the first submission stands. @throws AppError `activity_locked` for one that never began. */
    async submitSection({ userId, idempotencyKey: key }: By, body: OfSection) {
      const found = await readSection(deps, { userId, of: body })
      if (found.limitSeconds !== null && found.startedAt === null) throw closed(NOT_STARTED)
      const { user_skills_test_id: attemptId, user_skills_test_section_id: sectionId } = body
      const ids = new Set(found.section.question_ids)
      const effect = async (tx: Tx): Promise<SubmittedSection> =>
        (await findSubmittedSection(tx, { userId, attemptId, sectionId })) ?? {
          ...keyOf(body),
          answered_count: found.answers.filter((one) => ids.has(one.question_id)).length,
          submitted_at: now().toISOString(),
        }
      return database.inScope({ kind: 'person', userId }, (tx) =>
        once(tx, {
          userId,
          key,
          name: SUBMIT_SECTION,
          request: body,
          replySchema: contract.submittedSectionSchema,
          effect,
          sender: () => ({ attemptId, deviceId: attemptId }),
        }),
      )
    },

    /** Submits the test with what the server holds of it. @throws AppError as the submission of an attempt does. */
    async submit(by: By, body: OfTest) {
      await readTest(deps, { userId: by.userId, of: body })
      const { attempt_id: attemptId, device_id: deviceId } = sentAs(body)
      const receipt = await assessments.submitHeld(by, { attemptId, deviceId })
      const { submitted_at, answered_count, server_time } = receipt
      return { user_skills_test_id: attemptId, submitted_at, answered_count, server_time }
    },
  }
}

// Such a client has no device of its own: all that it sends of a test counts as one.
function sentAs({ user_skills_test_id: id }: OfTest) {
  return { payload_version: PAYLOAD_VERSION, attempt_id: id, device_id: id }
}

async function readTest(
  { assessments }: Deps,
  { userId, of }: { userId: number; of: OfTest },
): Promise<{
  content: AssessmentPackage
  held: Awaited<ReturnType<AssessmentService['listAnswers']>>
}> {
  const held = await assessments.listAnswers(userId, of.user_skills_test_id)
  const { job_step_activity_id: activityId, ref_id: refId } = held.attempt
  if (activityId !== of.job_step_activity_id || refId !== of.ref_id) throw new AppError('not_found')
  const activity = { jobId: of.job_id, refId, jobStepActivityId: activityId }
  const content = await assessments.getPackage(userId, activity)
  if (content.kind !== 'skill-test') throw new AppError('not_found')
  return { content, held }
}

type Found = Awaited<ReturnType<typeof readSection>>

async function readSection(deps: Deps, { userId, of }: { userId: number; of: OfSection }) {
  const { content, held } = await readTest(deps, { userId, of })
  const { user_skills_test_id: attemptId, user_skills_test_section_id: sectionId } = of
  const sections: readonly Section[] = content.sections ?? []
  const section = sections.find((one) => one.section_id === sectionId)
  if (section === undefined) throw new AppError('not_found')
  const { starts } = await deps.timing.listStarts(userId, attemptId)
  const timers = new Map(starts.map((one) => [one.timer, new Date(one.started_at)]))
  const later = sections.slice(sections.indexOf(section) + 1)
  const limit = listTimeLimits(content).find((one) => one.timer === timerOf(sectionId))
  const submitted = await deps.database.inScope({ kind: 'person', userId }, (tx) =>
    findSubmittedSection(tx, { userId, attemptId, sectionId }),
  )
  return {
    content,
    section,
    answers: held.answers,
    attemptStartedAt: new Date(held.attempt.started_at),
    /** Of the whole test. */
    isSubmitted: held.attempt.submitted_at !== null,
    isSectionSubmitted: submitted !== null,
    startedAt: timers.get(timerOf(sectionId)) ?? null,
    hasLaterBegun: later.some((one) => timers.has(timerOf(one.section_id))),
    limitSeconds: limit?.seconds ?? null,
  }
}

const NOT_STARTED = 'This section has not begun.'

/** Why a section takes no answers; null while it does. */
function closedReason(found: Found, at: Date): string | null {
  const { limitSeconds, startedAt } = found
  if (found.isSectionSubmitted) return 'This section was submitted.'
  if (found.hasLaterBegun) return 'A later section has begun: there is no way back to this one.'
  if (limitSeconds === null || startedAt === null) return null
  const endsMs = startedAt.getTime() + limitSeconds * 1000 + GRACE_MS
  return at.getTime() > endsMs ? 'The time of this section is over.' : null
}

function assertOpen(found: Found, at: Date): void {
  if (found.limitSeconds !== null && found.startedAt === null) throw closed(NOT_STARTED)
  const reason = closedReason(found, at)
  if (reason !== null) throw closed(reason)
}

function closed(reason: string): AppError {
  return new AppError('activity_locked', { fields: { user_skills_test_section_id: reason } })
}

function invalid(fields: Record<string, string>): AppError {
  return new AppError('validation_failed', { fields })
}

// As the specification counts it: the limit less the seconds that have passed, never below 0.
function remaining({ limitSeconds, startedAt }: Found, at: Date): number {
  const limit = limitSeconds ?? 0
  if (startedAt === null) return limit
  return Math.max(0, limit - Math.floor((at.getTime() - startedAt.getTime()) / 1000))
}

function timerOf(sectionId: string): `section:${string}` {
  return `section:${sectionId}`
}

function keyOf(of: OfSection) {
  const { user_skills_test_id, user_skills_test_section_id } = of
  return { user_skills_test_id, user_skills_test_section_id }
}
