import type { z } from 'zod'

import type {
  AnswersReceipt,
  saveAnswers,
  setStartTime,
  StartReceipt,
  StoredAnswer,
  submitQuestions,
  SubmitReceipt,
} from '#contract/assessments/assessments.ts'
import type {
  JournalReceipt,
  saveJournal,
  startTimer,
  StartTimes,
  TimerReceipt,
} from '#contract/assessments/timing.ts'
import type {
  FeedbackReceipt,
  saveInterviewFeedback,
} from '#contract/interviews/interview-feedback.ts'
import type { ExperienceReceipt, saveJobExperience } from '#contract/people/job-experiences.ts'
import type { ProfileReceipt, saveUserProfile } from '#contract/people/user-profile.ts'
import type { giveConsent } from '#contract/privacy/consents.ts'
import type { EeocReceipt, submitEeocAnswers } from '#contract/privacy/eeoc.ts'

import { ApiError, isNetworkError } from '../api/api-error.ts'
import { unwrap, type Api } from '../api/client.ts'
import { USER_HEADER } from '../api/session-fetch.ts'
import { realTime, type DeviceTime } from './device-time.ts'
import { type Outcome, outcomeOfError } from './outcome.ts'

export type StartRequest = z.output<typeof setStartTime.body>
export type SaveRequest = z.output<typeof saveAnswers.body>
export type SubmitRequest = z.output<typeof submitQuestions.body>
export type StartTimerRequest = z.output<typeof startTimer.body>
export type JournalRequest = z.output<typeof saveJournal.body>
export type ConsentRequest = z.output<typeof giveConsent.body>
export type ProfileRequest = z.output<typeof saveUserProfile.body>
export type ExperienceRequest = z.output<typeof saveJobExperience.body>
export type EeocRequest = z.output<typeof submitEeocAnswers.body>
export type FeedbackRequest = z.output<typeof saveInterviewFeedback.body>
export type HeldAttempt = {
  attempt: { attempt_id: string; submitted_at: string | null }
  answers: StoredAnswer[]
}

export type Transport = {
  start(key: string, body: StartRequest): Promise<Outcome<StartReceipt>>
  saveAnswers(key: string, body: SaveRequest): Promise<Outcome<AnswersReceipt>>
  submit(key: string, body: SubmitRequest): Promise<Outcome<SubmitReceipt>>
  fetchAnswers(attemptId: string): Promise<Outcome<HeldAttempt>>
  startTimer(key: string, body: StartTimerRequest): Promise<Outcome<TimerReceipt>>
  saveJournal(key: string, body: JournalRequest): Promise<Outcome<JournalReceipt>>
  fetchStarts(attemptId: string): Promise<Outcome<StartTimes>>
  saveProfile(key: string, body: ProfileRequest): Promise<Outcome<ProfileReceipt>>
  giveConsent(key: string, body: ConsentRequest): Promise<Outcome<unknown>>
  saveExperience(key: string, body: ExperienceRequest): Promise<Outcome<ExperienceReceipt>>
  submitEeoc(key: string, body: EeocRequest): Promise<Outcome<EeocReceipt>>
  saveFeedback(
    key: string,
    given: { interviewUuid: string; body: FeedbackRequest },
  ): Promise<Outcome<FeedbackReceipt>>
}

type Time = Pick<DeviceTime, 'after'>

/** Whose requests they are, and by which alarms they are given up. */
export type Sender = { readonly ownerId: number; readonly time?: Time }

/** How long a request may go without an answer. What hangs, on a connection that is dead, must not hold up the rest. */
export const PATIENCE_MS = 20_000

/**
 * The transport of one owner over an API client. Each request says whose it is: by the time that it leaves, a user
 * else may have signed in on the same page, and the server must refuse it then (I11).
 */
export function apiTransport(api: Api, { ownerId, time = realTime }: Sender): Transport {
  const headers = { [USER_HEADER]: String(ownerId) }
  return {
    start: (key, body) =>
      outcomeOf({ time }, (signal) => {
        const params = keyed(key)
        return unwrap(
          api.POST('/user-response/v1/set-start-time/', { params, headers, body, signal }),
        )
      }),
    saveAnswers: (key, body) =>
      outcomeOf({ time, isMeant: (receipt) => isReceiptOf(receipt, body) }, (signal) => {
        const params = keyed(key)
        return unwrap(
          api.POST('/user-response/v1/assessment-answers/', { params, headers, body, signal }),
        )
      }),
    submit: (key, body) =>
      outcomeOf({ time, isMeant: sameAttempt(body.attempt_id) }, (signal) => {
        const params = keyed(key)
        return unwrap(
          api.POST('/user-response/v1/user-questions-submit/', { params, headers, body, signal }),
        )
      }),
    fetchAnswers: (attemptId) =>
      outcomeOf({ time, isMeant: ({ attempt }) => attempt.attempt_id === attemptId }, (signal) => {
        const params = { path: { attempt_id: attemptId } }
        return unwrap(
          api.GET('/user-response/v1/assessment-answers/{attempt_id}/', {
            params,
            headers,
            signal,
          }),
        )
      }),
    ...timingTransport(api, { headers, time }),
    ...personTransport(api, { headers, time, ownerId }),
    ...experienceTransport(api, { headers, time }),
  }
}

// What is at no attempt.
function personTransport(
  api: Api,
  given: { headers: Record<string, string>; time: Time; ownerId: number },
): Pick<Transport, 'saveProfile' | 'giveConsent' | 'submitEeoc' | 'saveFeedback'> {
  const { headers, time, ownerId } = given
  const path = { user_id: ownerId }
  return {
    saveProfile: (key, body) =>
      outcomeOf({ time, isMeant: (receipt) => receipt.user_id === ownerId }, (signal) => {
        const params = { ...keyed(key), path }
        return unwrap(api.PATCH('/user/v1/{user_id}/', { params, headers, body, signal }))
      }),
    giveConsent: (key, body) =>
      outcomeOf({ time }, (signal) => {
        const params = { ...keyed(key), path }
        const given = { params, headers, body, signal }
        return unwrap(api.POST('/user/v1/consents/user/{user_id}/', given))
      }),
    submitEeoc: (key, body) =>
      outcomeOf({ time, isMeant: (receipt) => receipt.ref_id === body.ref_id }, (signal) => {
        const given = { params: keyed(key), headers, body, signal }
        return unwrap(api.POST('/user-response/v1/submit-eeoc-answers/', given))
      }),
    saveFeedback: (key, { interviewUuid, body }) =>
      outcomeOf(
        {
          time,
          isMeant: (receipt) =>
            receipt.interview_uuid === interviewUuid && receipt.user_id === ownerId,
        },
        (signal) => {
          const params = { ...keyed(key), path: { interview_uuid: interviewUuid } }
          const given = { params, headers, body, signal }
          return unwrap(api.POST('/user-response/v1/interview-questions/{interview_uuid}/', given))
        },
      ),
  }
}

type Common = { headers: Record<string, string>; time: Time }
type ExperienceTransport = Pick<Transport, 'saveExperience'>

function experienceTransport(api: Api, { headers, time }: Common): ExperienceTransport {
  return {
    saveExperience: (key, body) => {
      const isMeant = (receipt: ExperienceReceipt) => receipt.user_job_id === body.user_job_id
      return outcomeOf({ time, isMeant }, (signal) =>
        unwrap(api.POST('/user/v1/job/', { params: keyed(key), headers, body, signal })),
      )
    },
  }
}

type TimingTransport = Pick<Transport, 'startTimer' | 'saveJournal' | 'fetchStarts'>

function timingTransport(api: Api, { headers, time }: Common): TimingTransport {
  return {
    startTimer: (key, body) =>
      outcomeOf({ time, isMeant: sameAttempt(body.attempt_id) }, (signal) => {
        const params = keyed(key)
        return unwrap(api.POST('/user-response/v1/start-times/', { params, headers, body, signal }))
      }),
    saveJournal: (key, body) =>
      outcomeOf({ time, isMeant: sameAttempt(body.attempt_id) }, (signal) => {
        const params = keyed(key)
        return unwrap(
          api.POST('/user-response/v1/attempt-journal/', { params, headers, body, signal }),
        )
      }),
    fetchStarts: (attemptId) =>
      outcomeOf({ time }, (signal) => {
        const params = { path: { attempt_id: attemptId } }
        return unwrap(
          api.GET('/user-response/v1/start-times/{attempt_id}/', { params, headers, signal }),
        )
      }),
  }
}

export function keyed(key: string) {
  return { header: { 'Idempotency-Key': key } }
}

type Sending<T> = {
  readonly time: Time
  /** How long it may go without an answer. */
  readonly ms?: number
  /** Whether a reply is about what was sent: a receipt of something else would mark as safe what the server never saw. */
  readonly isMeant?: (data: T) => boolean
}

/** Sends, and says what came of it. */
export async function outcomeOf<T>(
  { time, ms = PATIENCE_MS, isMeant = () => true }: Sending<T>,
  call: (signal: AbortSignal) => Promise<{ data: T }>,
): Promise<Outcome<T>> {
  const waiting = new AbortController()
  const stopWaiting = time.after(ms, () => waiting.abort())
  try {
    const { data } = await call(waiting.signal)
    return isMeant(data) ? { kind: 'ok', data } : { kind: 'unreachable' }
  } catch (error) {
    if (!(error instanceof ApiError) || isNetworkError(error)) return { kind: 'unreachable' }
    return outcomeOfError(error)
  } finally {
    stopWaiting()
  }
}

function sameAttempt(attemptId: string) {
  return ({ attempt_id }: { attempt_id: string }) => attempt_id === attemptId
}

// It acknowledges nothing but what was sent.
function isReceiptOf(receipt: AnswersReceipt, { attempt_id, answers }: SaveRequest): boolean {
  const sent = new Map(answers.map(({ question_id, rev }) => [question_id, rev]))
  const isSent = (ack: { question_id: string; rev: number }) =>
    sent.get(ack.question_id) === ack.rev
  return receipt.attempt_id === attempt_id && receipt.acknowledged.every(isSent)
}
