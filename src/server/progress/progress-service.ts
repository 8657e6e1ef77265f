// Rules of applying and of what a candidate sees of an application. Knows no HTTP.
import { applicationStatusSchema } from '#contract/applicants/application.ts'
import { openDay } from '#contract/core/deadline-day.ts'
import {
  automatedDecisionSchema,
  type AutomatedDecision,
} from '#contract/decisions/human-reviews.ts'
import {
  trackerDetailSchema,
  trackerSchema,
  type Tracker,
  type TrackerDetail,
} from '#contract/progress/progress.ts'
import type { CurrentUser } from '#contract/session/session.ts'

import { listMissingParts } from '../assessments/missing-parts.ts'
import { listRunningParts } from '../assessments/running-parts.ts'
import type { SourceService } from '../careers/sources/source-service.ts'
import type { Database, Tx } from '../db/database.ts'
import { findAutomatedDecision } from '../decisions/human-reviews/candidate-review.ts'
import { findPromise } from '../decisions/promises/promised-answers.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import { once } from '../http/idempotency.ts'
import { candidateInterviews } from '../interviews/candidate-interviews.ts'
import { findLinkedProfile } from '../job-profiles/profile-page.ts'
import type { MailContext, MailDeps } from '../mail/order-mail.ts'
import { eeocStateOf } from '../privacy/eeoc/eeoc-service.ts'
import type { PostingService, Position } from '../requisitions/posting-service.ts'
import type { SessionService } from '../session/session-service.ts'
import { apply, type ApplicationSource } from './apply.ts'
import { askForHumanReview } from './ask-for-human-review.ts'
import { describePosition } from './describe-position.ts'
import { describeSteps, describeTracker } from './describe-tracker.ts'
import { beginEmployeeGo, withoutFormerProfiles } from './employee-goes.ts'
import * as repository from './progress-repository.ts'
import { bringUpToDate, type Update } from './update-progress.ts'
import { withdraw } from './withdraw.ts'

type Deps = MailDeps & {
  readonly database: Database
  readonly postings: PostingService
  readonly sessions: SessionService
  readonly sources: Pick<SourceService, 'findLink'>
}
type Who = { readonly userId: number }
type Wish = {
  readonly userId: number
  readonly jobUuid: string
  readonly externalApplicationId: string | null
  /** Of the tracked link that they came by. */
  readonly sourceToken: string | null
  readonly idempotencyKey: string
}

type Withdrawal = {
  readonly userId: number
  readonly refId: number
  readonly reason: string | null
  readonly idempotencyKey: string
  readonly mailContext: MailContext
}

type ReviewWish = {
  readonly userId: number
  readonly refId: number
  /** Empty for none. */
  readonly note: string
  readonly idempotencyKey: string
}

export type ProgressService = ReturnType<typeof createProgressService>

/** Every method is for the caller's own rows: anyone else's answer `not_found`, like rows that do not exist. */
export function createProgressService(deps: Deps) {
  return { ...reading(deps), ...changing(deps), ...updating(deps), ...reviewing(deps) }
}

function reading({ database, now }: Deps) {
  const asPerson = <T>(userId: number, work: (tx: Tx) => Promise<T>) =>
    database.inScope({ kind: 'person', userId }, work)
  return {
    /** The trackers of a user, newest first. */
    async list(caller: Who, userId: number): Promise<Tracker[]> {
      assertOwn(caller, userId)
      const at = now()
      const rows = await asPerson(userId, async (tx) =>
        withoutFormerProfiles(tx, { rows: await repository.listTrackers(tx, userId), userId, at }),
      )
      // One that was moved is told by the application that it goes on in.
      return rows.filter((row) => row.movedToRef === null).map((row) => describeTracker(row, at))
    },

    /** One tracker with its steps and activities; of an application that was moved, the one that it goes on in. */
    async get(caller: Who, given: { userId: number; refId: number }): Promise<TrackerDetail> {
      assertOwn(caller, given.userId)
      return asPerson(given.userId, (tx) => describeDetail(tx, { ...given, at: now() }))
    },
  }
}

function changing(deps: Deps) {
  const { database, now } = deps
  const asPerson = <T>(userId: number, work: (tx: Tx) => Promise<T>) =>
    database.inScope({ kind: 'person', userId }, work)
  return {
    /**
     * Applies to an open requisition, or begins an employee's go at their profile. A running application is answered with
     * `retake_too_early`, which names it; a go that was begun is answered as it is.
     * @throws AppError `not_found`, `position_closed`, `retake_too_early`, `profile_not_in_use`, `not_in_profile`.
     */
    async create(caller: Caller, wish: Wish): Promise<Tracker> {
      assertOwn(caller, wish.userId)
      const { userId, jobUuid, externalApplicationId, sourceToken } = wish
      const user = await deps.sessions.getCurrentUser(caller)
      const begin = await howToBegin(deps, { user, jobUuid, externalApplicationId, sourceToken })
      const command = {
        userId,
        key: wish.idempotencyKey,
        name: 'progress-tracker',
        // Without a token as it was before there were any: a device may send it again.
        request: {
          jobUuid,
          externalApplicationId,
          ...(sourceToken === null ? {} : { sourceToken }),
        },
        replySchema: trackerSchema,
        effect: async (tx: Tx) => {
          const refId = await begin(tx)
          return describeTracker(await getTracker(tx, { userId, refId }), now())
        },
      }
      return asPerson(userId, (tx) => once(tx, command))
    },

    /** Withdraws an application. @throws AppError `not_found`, `conflict` for one that has ended in another way. */
    async withdraw(caller: Who, given: Withdrawal): Promise<Tracker> {
      assertOwn(caller, given.userId)
      const tracker = await asPerson(given.userId, (tx) =>
        once(tx, withdrawal({ ...given, at: now(), mail: deps })),
      )
      deps.jobs.wake('send-mail')
      return tracker
    },
  }
}

function updating({ database, jobs, now }: Deps) {
  return {
    /** Completes an activity whose submitted attempt is all there. @throws AppError `not_found`. */
    async update(caller: Who, given: Update & { idempotencyKey: string }): Promise<TrackerDetail> {
      assertOwn(caller, given.userId)
      const { idempotencyKey: key, ...request } = given
      const { userId } = given
      const effect = async (tx: Tx) => {
        const refId = await bringUpToDate(tx, { ...request, at: now(), jobs: jobs })
        return describeDetail(tx, { userId, refId, at: now() })
      }
      const command = { userId, key, name: 'update-progress-tracker', request, effect }
      const detail = await database.inScope({ kind: 'person', userId }, (tx) =>
        once(tx, { ...command, replySchema: trackerDetailSchema }),
      )
      jobs.wake('score-attempt')
      return detail
    },
  }
}

function reviewing({ database, jobs, now }: Deps) {
  return {
    /** Asks for a review by a person. @throws AppError `not_found`, `conflict` for one that no rule has rejected. */
    async askForReview(caller: Who, wish: ReviewWish): Promise<AutomatedDecision> {
      assertOwn(caller, wish.userId)
      const { userId, refId, note, idempotencyKey: key } = wish
      const given = { userId, refId, note, at: now(), jobs }
      const command = {
        userId,
        key,
        name: 'ask-for-human-review',
        request: { refId, note },
        replySchema: automatedDecisionSchema,
        effect: (tx: Tx) => askForHumanReview(tx, given),
      }
      return database.inScope({ kind: 'person', userId }, (tx) => once(tx, command))
    },
  }
}

type Link = Pick<Wish, 'jobUuid' | 'externalApplicationId' | 'sourceToken'>

// What a link leads to: an employee's profile, or a position.
async function howToBegin(
  deps: Deps,
  { user, jobUuid, externalApplicationId, sourceToken }: Link & { user: CurrentUser },
): Promise<(tx: Tx) => Promise<number>> {
  const { database, now } = deps
  const profile = await database.inScope({ kind: 'system' }, (tx) => findLinkedProfile(tx, jobUuid))
  if (profile !== null) return (tx) => beginEmployeeGo(tx, { user, profile, at: now() })
  const position = await deps.postings.getPosition(jobUuid)
  const source = await findSource(deps, { sourceToken, position })
  return (tx) => apply(tx, { user, position, externalApplicationId, source, at: now() })
}

// A token that is wrong must not keep anyone from applying.
async function findSource(
  { sources }: Pick<Deps, 'sources'>,
  { sourceToken, position }: { sourceToken: string | null; position: Position },
): Promise<ApplicationSource | null> {
  if (sourceToken === null) return null
  const link = await sources.findLink(sourceToken)
  if (link === null || link.accountId !== position.accountId) return null
  if (link.jobId !== null && link.jobId !== position.jobId) return null
  return { sourceId: link.sourceId, sourceType: link.sourceType, token: sourceToken }
}

function withdrawal(given: Withdrawal & { at: Date; mail: MailDeps }) {
  const { userId, refId, reason, at, idempotencyKey: key } = given
  return {
    userId,
    key,
    name: 'withdraw-application',
    request: { refId, reason },
    replySchema: trackerSchema,
    effect: async (tx: Tx) => {
      await withdraw(tx, given)
      return describeTracker(await getTracker(tx, { userId, refId }), at)
    },
  }
}

async function describeDetail(
  tx: Tx,
  { at, ...key }: { userId: number; refId: number; at: Date },
): Promise<TrackerDetail> {
  const tracker = await getTracker(tx, key)
  const activities = await repository.listActivities(tx, tracker)
  const told = await candidateInterviews(tx, { ...tracker, at })
  const missing = await listMissingParts(tx, { ...tracker, at })
  const running = await listRunningParts(tx, { ...tracker, at })
  const steps = describeSteps(activities, { tracker, told, parts: { missing, running }, at })
  const eeoc = await eeocStateOf(tx, { userId: key.userId, refId: tracker.refId })
  const position = await describePosition(tx, tracker)
  const status = applicationStatusSchema.parse(tracker.status)
  const automated = await findAutomatedDecision(tx, { ...tracker, status })
  const answer = await findPromise(tx, { ...tracker, at })
  const { contact } = tracker
  const more = { steps, eeoc, position, contact, answer, automated_decision: automated }
  return { ...describeTracker(tracker, at), apply_until: deadlineOf(tracker, at), ...more }
}

function deadlineOf({ applyUntil }: repository.TrackerRow, at: Date): string | null {
  return applyUntil !== null && applyUntil >= openDay(at) ? applyUntil : null
}

async function getTracker(
  tx: Tx,
  given: { userId: number; refId: number },
): Promise<repository.TrackerRow> {
  const rows = await repository.listTrackers(tx, given.userId)
  const found = rows.find((row) => row.refId === given.refId)
  const current = rows.find((row) => row.refId === found?.movedToRef) ?? found
  if (current === undefined) throw new AppError('not_found')
  return current
}

function assertOwn(caller: Who, userId: number): void {
  if (caller.userId !== userId) throw new AppError('not_found')
}
