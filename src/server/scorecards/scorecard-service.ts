import type { ShownQuestion } from '#contract/assessments/shown-choices.ts'
import type { Timing } from '#contract/assessments/timing.ts'
import type { TypingFacts } from '#contract/assessments/typing-tests.ts'
import { listOffers } from '#contract/offers/offers.ts'
// Puts a scorecard together for staff who may see the requisition. Knows no HTTP.
import { activityStatusSchema } from '#contract/progress/progress.ts'
import type { Scorecard } from '#contract/scorecards/scorecards.ts'

import { managesJob } from '../access/job-access.ts'
import {
  seesPrivateData,
  type StaffAccess,
  type JobAccess,
  type StaffScopes,
} from '../access/staff-access.ts'
import { getApplicant } from '../applicants/applicant-service.ts'
import type { PartTimes } from '../assessments/extra-time/part-time.ts'
import { listPartTimes } from '../assessments/extra-time/read-part-times.ts'
import { languageFactsOf } from '../assessments/language/language-facts.ts'
import {
  listAnsweredUploads,
  type AnsweredUploads,
} from '../assessments/media/answered-recordings.ts'
import { speedFactsOf } from '../assessments/speed/speed-facts.ts'
import { listPaces } from '../assessments/timing/answer-pace.ts'
import { asItRan, typingResultOf, typingTestOf } from '../assessments/typing/typing-result.ts'
import type { Tx } from '../db/database.ts'
import { findHumanReview } from '../decisions/human-reviews/human-reviews.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import type { WritingModel } from '../integrations/ai/port.ts'
import { findCurrentOffer } from '../offers/current-offer.ts'
import { findPrivateDetails, getPersonalDetails } from '../people/profile/user-profile-service.ts'
import { describeQuestions } from './answered-questions.ts'
import { describeApplicant } from './describe-applicant.ts'
import { describeFit } from './describe-fit.ts'
import { describeHistory } from './describe-history.ts'
import { describeQuestionScores } from './describe-question-scores.ts'
import { describeScore, type ScoreRow } from './describe-score.ts'
import { findLinked, listOtherApplications } from './linked-applications.ts'
import * as repository from './scorecard-repository.ts'
import { describeShownChoices } from './shown-choices.ts'

export type ScorecardService = ReturnType<typeof createScorecardService>

type Deps = { readonly scopes: StaffScopes; readonly writingModel?: WritingModel | undefined }

export function createScorecardService(deps: Deps) {
  const hasModel = deps.writingModel !== undefined
  return {
    /** The scorecard of one application. */
    get: (caller: Caller, userSmartreqId: number): Promise<Scorecard> =>
      deps.scopes.atApplication({ caller, userSmartreqId }, (tx, access) =>
        describeScorecard(tx, { access, userSmartreqId, hasModel }),
      ),

    /** What an applicant saw and chose in a submitted test; empty for anything else. @throws AppError `not_found`. */
    shownChoices: (caller: Caller, key: SubmittedKey) =>
      deps.scopes.atApplication({ caller, ...key }, (tx, access) =>
        readShownChoices(tx, { ...key, accountId: access.accountId }),
      ),
  }
}

const OFFER_SENDERS = listOffers.policy.alsoForTeam

async function describeScorecard(
  tx: Tx,
  given: { access: JobAccess; userSmartreqId: number; hasModel: boolean },
): Promise<Scorecard> {
  const { access, userSmartreqId, hasModel } = given
  const { accountId } = access
  const key = { accountId, userSmartreqId }
  const applicant = await getApplicant(tx, key)
  const requisition = await repository.findJobTitle(tx, key)
  if (requisition === null) throw new AppError('not_found')
  const { job_id } = requisition
  const canSeePrivate = seesPrivateData(access)
  const scores = await repository.listScores(tx, key)
  const rows = await repository.listActivities(tx, { accountId, ids: [userSmartreqId] })
  const may = await mayOn(tx, { access, requisition })
  return {
    applicant,
    requisition: { account_id: accountId, job_id, title: requisition.title },
    ...may,
    can_suggest_scores: may.can_decide && hasModel,
    is_merged: requisition.isMerged,
    human_review: await findHumanReview(tx, key),
    next_step: await repository.findNextStep(tx, key),
    scored_by: scoredBy(requisition, applicant),
    fit: await describeFit(tx, {
      accountId: access.accountId,
      jobId: job_id,
      scores,
      stored: { ...requisition, score: applicant.score },
    }),
    start_date: requisition.start_date,
    offer: await findCurrentOffer(tx, key),
    ...(await findLinked(tx, { ...key, access })),
    other_applications: await listOtherApplications(tx, { ...key, access, applicant }),
    ...(await describePerson(tx, { access, applicant, rows, requisition })),
    activities: await describeActivities(tx, { ...key, rows, scores, canSeePrivate }),
    history: await describeHistory(tx, { ...key, applicant }),
  }
}

type SubmittedKey = Omit<Key, 'accountId'> & { readonly userStepActivityId: number }

async function readShownChoices(tx: Tx, key: Key & SubmittedKey): Promise<ShownQuestion[]> {
  const found = await repository.findSubmittedTest(tx, key)
  if (found === null) return []
  return describeShownChoices({ ...found, answers: found.answers ?? [] })
}

function scoredBy(
  {
    scoreVersion,
    predictiveModel,
  }: { scoreVersion: number | null; predictiveModel: string | null },
  { score }: Scorecard['applicant'],
): Scorecard['scored_by'] {
  if (score === null || scoreVersion === null) return null
  return { predictive_model: predictiveModel, version: scoreVersion }
}

type Key = { readonly accountId: number; readonly userSmartreqId: number }

async function describeActivities(
  tx: Tx,
  given: Key & {
    /** Without the onboarding form that comes with a hire: it says nothing of the applicant. */
    rows: readonly ActivityRow[]
    scores: readonly ScoreRow[]
    canSeePrivate: boolean
  },
): Promise<Scorecard['activities']> {
  const { rows: planned, scores, canSeePrivate, ...key } = given
  const rows = [...planned, ...(await repository.listOnboarding(tx, key))]
  const uploads = await listAnsweredUploads(tx, key)
  const paces = await listPaces(tx, key)
  const timesOf = await listPartTimes(tx, key)
  return rows.map((row) => {
    const times = timesOf(row.attemptId)
    return describeActivity(row, { scores, uploads, paces, times, canSeePrivate })
  })
}

async function describePerson(
  tx: Tx,
  given: {
    access: StaffAccess
    applicant: { user_id: number }
    rows: readonly ActivityRow[]
    requisition: { phoneCountry: string | null; phoneNumber: string | null }
  },
): Promise<Pick<Scorecard, 'personal' | 'can_see_private' | 'private'>> {
  const { access, rows } = given
  const userId = given.applicant.user_id
  const canSeePrivate = seesPrivateData(access)
  const profile = await getPersonalDetails(tx, userId)
  return {
    personal: describeApplicant({ profile, rows, ...given.requisition }),
    can_see_private: canSeePrivate,
    private: canSeePrivate ? await findPrivateDetails(tx, userId) : null,
  }
}

type ActivityRow = Awaited<ReturnType<typeof repository.listActivities>>[number]

function describeActivity(
  row: ActivityRow,
  of: {
    scores: readonly ScoreRow[]
    uploads: AnsweredUploads
    paces: Awaited<ReturnType<typeof listPaces>>
    times: PartTimes
    canSeePrivate: boolean
  },
): Scorecard['activities'][number] {
  const scores = of.scores.filter((one) => one.userStepActivityId === row.userStepActivityId)
  const rightCounts = new Map(scores.map(({ attribute, raw }) => [attribute, raw]))
  return {
    user_step_activity_id: row.userStepActivityId,
    step_title: row.stepTitle,
    step_standard_title: row.standardTitle,
    title: row.title,
    is_required: row.isRequired,
    status: activityStatusSchema.parse(row.status),
    answered_count: row.answeredCount ?? 0,
    question_count: row.questionCount,
    has_shown_choices: row.hasShownChoices,
    is_screening: row.kind === 'screening-questions',
    started_at: row.startedAt?.toISOString() ?? null,
    submitted_at: row.submittedAt?.toISOString() ?? null,
    scored_at: row.scoredAt?.toISOString() ?? null,
    timing: timingOf(row),
    pace: of.paces.get(row.attemptId ?? '') ?? null,
    scores: scores.map((score) => describeScore(score, row.kind)),
    question_scores: describeQuestionScores(row),
    questions: describeQuestions(row, { ...of, files: of.uploads.files }),
    typing: typingOf(row, of.times),
    speed: speedFactsOf(row),
    language: languageFactsOf(row, rightCounts),
    recordings: of.uploads.recordings
      .filter((recording) => recording.attemptId === row.attemptId)
      .map((recording) => recording.described),
  }
}

// Once it is submitted, like every answer.
function typingOf({ written, answers }: ActivityRow, times: PartTimes): TypingFacts | null {
  const test = written === null || answers === null ? null : typingTestOf(written)
  if (test === null || answers === null) return null
  const answer = answers.find((one) => one.questionId === test.questionId)?.value
  return typingResultOf(asItRan(test, { answer, times }), answer)
}

function timingOf({ timingVerdict: verdict, timingReasons: reasons }: ActivityRow): Timing | null {
  return verdict === null || reasons === null ? null : { verdict, reasons }
}

type Requisition = { readonly job_id: number; readonly isMerged: boolean }

/** Nothing is decided about, or offered to, an application that was merged into another one. */
async function mayOn(
  tx: Tx,
  { access, requisition: { job_id, isMerged } }: { access: JobAccess; requisition: Requisition },
) {
  const job = { access, jobId: job_id, jobTypeId: access.jobTypeId }
  const canDecide = !isMerged && (await managesJob(tx, job))
  const canOffer =
    canDecide || (!isMerged && (await managesJob(tx, { ...job, also: OFFER_SENDERS })))
  return { can_decide: canDecide, can_offer: canOffer }
}
