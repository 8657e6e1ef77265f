// Keeps a candidate's work on the device. Its promises resolve when the transaction completed, never before (I1).
// It must not send anything.
import type { Table } from 'dexie'

import type { AnswerValue, AssessmentPackage } from '#contract/assessments/assessments.ts'
import type { Locale } from '#contract/core/shape.ts'

import type {
  ActivityKey,
  AnswerRow,
  AttemptRow,
  CommandRow,
  OfflineDatabase,
  PackageRow,
  PlaceRow,
} from './database.ts'
import { heldAnswer, type HeldAttempt } from './held-answer.ts'
import { LastRevision } from './last-revision.ts'
import { fetchUnlessWiped } from './meta.ts'
import { newAttempt } from './new-attempt.ts'
import type { Place } from './question-navigator.ts'
import { withReopen } from './reopen.ts'
import type { ServerClock } from './server-clock.ts'
import { uuidv7 } from './uuid.ts'

/** An answer came for an attempt that is submitted: kept on screen, refused here. */
class HandedInError extends Error {
  override name = 'HandedInError'
}

type Owned = {
  readonly db: OfflineDatabase
  readonly ownerId: number
  readonly clock: ServerClock
}
type Activity = ActivityKey & { readonly jobId: number }
type Choice = {
  readonly activity: ActivityKey
  readonly questionId: string
  readonly value: AnswerValue
}

/** The attempt that is on screen is not on this device (any more). */
export class AttemptGoneError extends Error {
  override name = 'AttemptGoneError'
}

/** The store of one owner; other owners' rows do not exist for it (I11). */
export class AnswerStore {
  readonly #db: OfflineDatabase
  readonly #ownerId: number
  readonly #clock: ServerClock
  readonly #last: LastRevision

  constructor(owned: Owned) {
    this.#db = owned.db
    this.#ownerId = owned.ownerId
    this.#clock = owned.clock
    this.#last = new LastRevision(owned)
  }

  /** Ms since the epoch by the server's clock, as far as this device can tell. */
  readonly now = (): number => this.#clock.now()

  /** Fetches an activity's package, and stores it for use without network. */
  async savePackage(
    activity: Activity,
    fetch: () => Promise<AssessmentPackage>,
  ): Promise<AssessmentPackage> {
    const { db, ownerId } = this.#parts
    const { value: content, isWiped } = await fetchUnlessWiped(this.#parts, fetch)
    const row = { ...activity, content, ownerId, savedAt: this.#now() }
    await this.#write([db.packages, db.meta], async () => {
      if (!(await isWiped())) await db.packages.put(row)
    })
    return content
  }

  async findPackage(activity: ActivityKey): Promise<PackageRow | null> {
    return (await this.#durable(() => this.#db.packages.get(this.#keyOf(activity)))) ?? null
  }

  findAttempt(activity: ActivityKey): Promise<AttemptRow | null> {
    return this.#durable(() => this.#find(activity))
  }

  /** The attempts of one go, for its tracker. */
  listAttempts(refId: number): Promise<AttemptRow[]> {
    const ownerId = this.#ownerId
    return this.#durable(() =>
      this.#db.attempts
        .where({ ownerId })
        .filter((row) => row.refId === refId)
        .toArray(),
    )
  }

  listAnswers(attemptId: string): Promise<AnswerRow[]> {
    return this.#durable(() =>
      this.#db.answers
        .where({ attemptId })
        .filter((row) => row.ownerId === this.#ownerId)
        .toArray(),
    )
  }

  /** How many answers of an attempt the server does not have yet. */
  countWaiting(attemptId: string): Promise<number> {
    return this.#durable(() =>
      this.#db.answers
        .where('[attemptId+isWaiting]')
        .equals([attemptId, 1])
        .filter((row) => row.ownerId === this.#ownerId)
        .count(),
    )
  }

  /** Begins an attempt, durable before the first question shows; one that this device knows of is returned as it is. */
  begin(given: Activity & { asmtId: number; language: Locale }): Promise<AttemptRow> {
    const { db } = this.#parts
    return this.#write([db.attempts, db.outbox], async () => {
      const known = await this.#find(given)
      if (known !== null) return known
      const attempt = newAttempt({
        ...given,
        ownerId: this.#ownerId,
        attemptId: uuidv7(this.#clock.now()),
      })
      await db.attempts.add(attempt)
      const at = this.#now()
      const body = { language: given.language, startedAt: at, pledgeAcceptedAt: at }
      await db.outbox.add({ ...this.#command(attempt.attemptId), kind: 'start', body })
      return attempt
    })
  }

  /**
   * Fetches an attempt that the server holds, for a device that does not have it, or lost it (I13). Null when its owner
   * left the device meanwhile.
   */
  async restore(fetch: () => Promise<HeldAttempt>): Promise<AttemptRow | null> {
    const { db, ownerId } = this.#parts
    const { value: given, isWiped } = await fetchUnlessWiped(this.#parts, fetch)
    const { attemptId, startedAt, submittedAt, answers } = given
    return this.#write([db.attempts, db.answers, db.places, db.meta], async () => {
      const known = await this.#find(given)
      if (known !== null || (await isWiped())) return known
      const of = { startedAt, submittedAt, handedInAt: submittedAt }
      const attempt = { ...newAttempt({ ...given, ownerId }), ...of }
      await db.attempts.add(attempt)
      await db.places.put(this.#placeRow(given, { position: answers.length, moves: 0 }))
      await db.answers.bulkAdd(answers.map((answer) => heldAnswer({ answer, ownerId, attemptId })))
      return attempt
    })
  }

  /**
   * Stores an answer at the activity's attempt, whatever its id is by now. Resolves once it is on disk. `chosenAt`: when
   * it was given, by `now()`; just now when left out. `isLate`: in a tab that is not the live one any more, so that what
   * was answered since stands (I7).
   * @throws HandedInError, or what the storage throws.
   */
  put(given: Choice & { chosenAt?: number; isLate?: boolean }): Promise<void> {
    const { db, ownerId } = this.#parts
    const { activity, questionId, value, chosenAt = this.#clock.now(), isLate = false } = given
    return this.#write([db.answers, db.attempts, db.meta], async () => {
      const last = await this.#last.read(given, () => this.#get(activity))
      const { attempt, before, wipedRev } = last
      if (attempt.handedInAt !== null) throw new HandedInError()
      // Later than the revision before it, even when the clock was set back.
      const earliest = before === undefined ? 0 : Date.parse(before.answeredAt) + 1
      if (isLate && chosenAt < earliest - 1) return
      await db.answers.put({
        attemptId: attempt.attemptId,
        questionId,
        value,
        ownerId,
        rev: Math.max(before?.rev ?? 0, wipedRev) + 1,
        answeredAt: instant(Math.max(chosenAt, earliest)),
        ackedRev: before?.ackedRev ?? 0,
        isWaiting: 1,
      })
      // What the server refused is this answer: another one in its place may be sent.
      if (attempt.refusal?.questionIds?.includes(questionId) === true)
        await db.attempts.update(attempt.attemptId, { refusal: null })
    })
  }

  /** Notes which question is on screen, for the next opening. */
  async moveTo(activity: ActivityKey, place: Place): Promise<void> {
    await this.#durable(() => this.#db.places.put(this.#placeRow(activity, place)))
  }

  /** Which question was on screen last; null when the activity was never opened here. */
  async findPlace(activity: ActivityKey): Promise<Place | null> {
    return (await this.#durable(() => this.#db.places.get(this.#keyOf(activity)))) ?? null
  }

  /** Hands the attempt in: nothing is edited from here on, and the submission waits its turn. */
  handIn(activity: ActivityKey): Promise<void> {
    const { db } = this.#parts
    return this.#write([db.attempts, db.outbox], async () => {
      const { attemptId, handedInAt } = await this.#get(activity)
      if (handedInAt !== null) return
      const submittedAt = this.#now()
      await db.attempts.update(attemptId, { handedInAt: submittedAt })
      await db.outbox.add({ ...this.#command(attemptId), kind: 'submit', body: { submittedAt } })
    })
  }

  /**
   * Takes back a submission that the server refused, so that its answers can be corrected. It does nothing to one that
   * the server accepted.
   */
  reopen(attemptId: string): Promise<void> {
    const { db, ownerId } = this.#parts
    return this.#write([db.attempts, db.outbox], async () => {
      const attempt = await db.attempts.get(attemptId)
      if (attempt?.ownerId !== ownerId || attempt.submittedAt !== null) return
      const recheck = attempt.refusal?.questionIds ?? []
      await db.attempts.update(attemptId, { handedInAt: null, refusal: null, recheck })
      await db.outbox.where({ attemptId }).filter(isSubmit).delete()
    })
  }

  /** Lets a refused attempt be sent again. */
  async retry(attemptId: string): Promise<void> {
    const { ownerId } = this.#parts
    const isOwn = (row: AttemptRow) => row.ownerId === ownerId
    const refused = () => this.#db.attempts.where({ attemptId }).filter(isOwn)
    await this.#durable(() => refused().modify({ refusal: null }))
  }

  get #parts() {
    return { db: this.#db, ownerId: this.#ownerId }
  }

  #durable<T>(work: () => PromiseLike<T>): Promise<T> {
    return withReopen(this.#db, async () => work())
  }

  #write<T>(tables: Table[], work: () => Promise<T>): Promise<T> {
    return this.#durable(() => this.#db.transaction('rw', tables, work))
  }

  #now(): string {
    return instant(this.#clock.now())
  }

  #keyOf(activity: ActivityKey): [number, number, number] {
    return [this.#ownerId, activity.refId, activity.jobStepActivityId]
  }

  async #find(activity: ActivityKey): Promise<AttemptRow | null> {
    const key = this.#keyOf(activity)
    const index = this.#db.attempts.where('[ownerId+refId+jobStepActivityId]')
    return (await index.equals(key).first()) ?? null
  }

  async #get(activity: ActivityKey): Promise<AttemptRow> {
    const row = await this.#find(activity)
    if (row === null) throw new AttemptGoneError()
    return row
  }

  #placeRow(activity: ActivityKey, { position, moves }: Place): PlaceRow {
    const { refId, jobStepActivityId } = activity
    return { ownerId: this.#ownerId, refId, jobStepActivityId, position, moves }
  }

  #command(attemptId: string) {
    return { commandId: uuidv7(this.#clock.now()), ownerId: this.#ownerId, attemptId }
  }
}

const isSubmit = ({ kind }: CommandRow) => kind === 'submit'

function instant(ms: number): string {
  return new Date(ms).toISOString()
}
