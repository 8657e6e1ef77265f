// SQL of a scorecard: activities, attribute scores and history of one application. Runs in the company's scope.
import { and, asc, desc, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'

import type { AnswerValue } from '#contract/assessments/assessments.ts'
import { KINDS_WITHOUT_PLAYER, type ActivityKind } from '#contract/assessments/kind-names.ts'

import type { WrittenContent } from '../assessments/kinds/written-content.ts'
import type { ScoringKey } from '../assessments/scoring/scoring-key.ts'
import type { Tx } from '../db/database.ts'
import {
  applicantOfApplication,
  attemptOfActivity,
  documentOfEvent,
  jobOfApplication,
  plannedActivity,
  stepOfActivity,
} from '../db/joins.ts'
import { nextStepId } from '../db/next-step.ts'
import { onboardingActivitiesOf } from '../db/onboarding-plan.ts'
import { phoneCountry } from '../db/phone-country.ts'
import { applicantDocument } from '../db/schema/applicant-document.ts'
import {
  assessment,
  attempt,
  attributeScore,
  attributeType,
  userStepActivity,
} from '../db/schema/assessment.ts'
import { auditEvent } from '../db/schema/audit.ts'
import { optionOrder } from '../db/schema/option-order.ts'
import { predictiveModel } from '../db/schema/predictive-model.ts'
import { applicant, application, job, jobStep, jobStepActivity } from '../db/schema/requisition.ts'
import { appUser } from '../db/schema/session.ts'
import { attemptTiming } from '../db/schema/timing.ts'

type Key = { readonly accountId: number; readonly userSmartreqId: number }

const HISTORY_LIMIT = 200

const MEASURED_KINDS: ActivityKind[] = ['typing-test', 'speed-test', 'language-test']
/** What is shown with its answers: what a company wrote, and what is measured; not other instruments, which may be long. */
const hasShownAnswers = sql`(${assessment.settings} is not null or ${inArray(assessment.kind, MEASURED_KINDS)})`

const TESTS: ActivityKind[] = ['skill-test', 'language-test']
const isSubmittedTest = and(isNotNull(attempt.submittedAt), inArray(assessment.kind, TESTS))

/** Once they are submitted: before that, candidates may change their minds. */
const answers = sql<readonly AnswerRow[] | null>`case
  when ${hasShownAnswers} and ${attempt.submittedAt} is not null then (
    select json_agg(json_build_object('questionId', a.question_id, 'value', a.value))
    from answer a where a.attempt_id = ${attempt.attemptId}) end`

export type AnswerRow = { readonly questionId: string; readonly value: AnswerValue }

const activityColumns = {
  userSmartreqId: userStepActivity.userSmartreqId,
  jobStepId: jobStep.jobStepId,
  answers,
  userStepActivityId: userStepActivity.userStepActivityId,
  stepTitle: jobStep.title,
  standardTitle: jobStep.standardTitle,
  title: jobStepActivity.title,
  isRequired: jobStepActivity.isRequired,
  status: userStepActivity.status,
  scoredAt: userStepActivity.scoredAt,
  answeredCount: attempt.answeredCount,
  questionCount: assessment.questionCount,
  attemptId: attempt.attemptId,
  startedAt: attempt.startedAt,
  submittedAt: attempt.submittedAt,
  settings: assessment.settings,
  /** The key of the questions that a company wrote, which score their answers. */
  writtenKey: sql<ScoringKey | null>`case when ${assessment.kind} = 'screening-questions' then ${assessment.scoring} end`,
  written: sql<WrittenContent | null>`case when ${hasShownAnswers} then ${assessment.content} end`,
  kind: assessment.kind,
  phoneCountry: phoneCountry('user_step_activity'),
  hasShownChoices: sql<boolean>`(${isSubmittedTest})`,
  timingVerdict: attemptTiming.verdict,
  timingReasons: attemptTiming.reasons,
}

/** The activities of some applications, each in the order of its plan. */
export async function listActivities(
  tx: Tx,
  { accountId, ids }: { readonly accountId: number; readonly ids: readonly number[] },
) {
  return selectActivities(tx)
    .where(
      and(
        eq(userStepActivity.accountId, accountId),
        inArray(userStepActivity.userSmartreqId, [...ids]),
        // Those have a card of their own.
        notInArray(assessment.kind, [...KINDS_WITHOUT_PLAYER]),
      ),
    )
    .orderBy(asc(jobStep.sortOrder), asc(jobStepActivity.sortOrder))
}

/** The onboarding forms that came with a hire. */
export function listOnboarding(tx: Tx, key: Key) {
  return selectActivities(tx)
    .where(
      and(
        eq(userStepActivity.accountId, key.accountId),
        sql`${userStepActivity.userStepActivityId} in ${onboardingActivitiesOf(key)}`,
      ),
    )
    .orderBy(asc(userStepActivity.userStepActivityId))
}

function selectActivities(tx: Tx) {
  return tx.db
    .select(activityColumns)
    .from(userStepActivity)
    .innerJoin(jobStepActivity, plannedActivity)
    .innerJoin(jobStep, stepOfActivity)
    .leftJoin(attempt, attemptOfActivity)
    .innerJoin(
      assessment,
      eq(assessment.asmtId, sql`coalesce(${attempt.asmtId}, ${jobStepActivity.asmtId})`),
    )
    .leftJoin(attemptTiming, eq(attemptTiming.attemptId, attempt.attemptId))
    .$dynamic()
}

/**
 * A submitted test of an application with its answers; null for anything else. `order`: the options' values as the
 * applicant saw them, null where they stood in the order of the content.
 */
export async function findSubmittedTest(tx: Tx, key: Key & { userStepActivityId: number }) {
  const [row] = await tx.db
    .select({
      asmtId: attempt.asmtId,
      content: assessment.content,
      answers: sql<readonly AnswerRow[] | null>`(
        select json_agg(json_build_object('questionId', a.question_id, 'value', a.value))
        from answer a where a.attempt_id = ${attempt.attemptId})`,
      order: optionOrder.optionValues,
    })
    .from(attempt)
    .innerJoin(assessment, eq(assessment.asmtId, attempt.asmtId))
    .leftJoin(
      optionOrder,
      and(
        eq(optionOrder.accountId, attempt.accountId),
        eq(optionOrder.userStepActivityId, attempt.userStepActivityId),
        eq(optionOrder.asmtId, attempt.asmtId),
      ),
    )
    .where(
      and(
        eq(attempt.accountId, key.accountId),
        eq(attempt.userStepActivityId, key.userStepActivityId),
        eq(attempt.userSmartreqId, key.userSmartreqId),
        isSubmittedTest,
      ),
    )
  return row ?? null
}

export async function listScores(tx: Tx, key: Key) {
  return tx.db
    .select({
      userStepActivityId: attributeScore.userStepActivityId,
      attribute: attributeType.slug,
      parent: attributeType.parentSlug,
      name: attributeType.name,
      raw: attributeScore.raw,
      answered: attributeScore.answered,
      items: attributeScore.items,
      score: attributeScore.score,
      metric: attributeScore.metric,
      points: attributeScore.points,
      scoring_version: attributeScore.scoringVersion,
    })
    .from(attributeScore)
    .innerJoin(attributeType, eq(attributeType.attributeTypeId, attributeScore.attributeTypeId))
    .where(
      and(
        eq(attributeScore.accountId, key.accountId),
        eq(attributeScore.userSmartreqId, key.userSmartreqId),
      ),
    )
    .orderBy(asc(attributeType.attributeTypeId))
}

export async function listHistory(tx: Tx, key: Key) {
  return tx.db
    .select({
      at: auditEvent.at,
      actor: sql<string | null>`nullif(${appUser.firstName} || ' ' || ${appUser.lastName}, ' ')`,
      action: auditEvent.action,
      from: auditEvent.fromState,
      to: auditEvent.toState,
      reason: auditEvent.reason,
      rejectionReason: sql<string | null>`${auditEvent.after} ->> 'rejection_reason'`,
      /** Where it is one of the product's, which screens translate. */
      standardReason: sql<string | null>`(select r.standard_reason from rejection_reason r
        where r.account_id = ${auditEvent.accountId} and r.label = ${auditEvent.after} ->> 'rejection_reason'
        limit 1)`,
      before: auditEvent.before,
      after: auditEvent.after,
      /** As it is called now; a private one has none for users whose role does not include private data. */
      documentTitle: applicantDocument.title,
    })
    .from(auditEvent)
    .leftJoin(applicantDocument, documentOfEvent)
    .leftJoin(appUser, eq(appUser.userId, auditEvent.actorId))
    .where(
      and(
        eq(auditEvent.accountId, key.accountId),
        eq(auditEvent.entity, 'application'),
        eq(auditEvent.entityId, key.userSmartreqId),
      ),
    )
    .orderBy(desc(auditEvent.at), desc(auditEvent.auditId))
    .limit(HISTORY_LIMIT)
}

/** The requisition of an application, what made its score, and the first day of work of an applicant who was hired. */
export async function findJobTitle(tx: Tx, key: Key) {
  const [row] = await tx.db
    .select({
      job_id: job.jobId,
      title: job.title,
      start_date: application.startDate,
      isMerged: sql<boolean>`${application.mergedInto} is not null`,
      phoneCountry: phoneCountry('application'),
      /** As staff or the application brought it, beside what the profile says. */
      phoneNumber: applicant.phoneNumber,
      scoreVersion: application.scoreVersion,
      scoreModelId: application.scoreModelId,
      predictiveModel: predictiveModel.name,
    })
    .from(application)
    .innerJoin(job, jobOfApplication)
    .leftJoin(applicant, applicantOfApplication)
    .leftJoin(
      predictiveModel,
      and(
        eq(predictiveModel.accountId, application.accountId),
        eq(predictiveModel.predictiveModelId, application.scoreModelId),
      ),
    )
    .where(ofApplication(key))
  return row ?? null
}

/** The step after the one that the application is in, by the plan that it is on; null at the last. */
export async function findNextStep(tx: Tx, key: Key) {
  const isNext = and(
    eq(jobStep.accountId, application.accountId),
    eq(jobStep.jobStepId, nextStepId),
  )
  const [row] = await tx.db
    .select({ title: jobStep.title, standard_title: jobStep.standardTitle })
    .from(application)
    .innerJoin(jobStep, isNext)
    .where(ofApplication(key))
  return row ?? null
}

function ofApplication({ accountId, userSmartreqId }: Key) {
  return and(eq(application.accountId, accountId), eq(application.userSmartreqId, userSmartreqId))
}
