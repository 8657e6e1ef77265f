// Reads what a new revision of an answer follows on. It must not write anything.
import type { ActivityKey, AnswerRow, AttemptRow, OfflineDatabase } from './database.ts'
import { getWipedRev } from './meta.ts'

type Of = { readonly attemptId: string; readonly questionId: string }

/** The revision before, if there is one, and how far revisions had come that were wiped. */
type Last = { readonly before: AnswerRow | undefined; readonly wipedRev: number }

/**
 * The last revisions of one owner. It reads all at once where an activity's attempt has the id that it had the last
 * time: a slow phone feels each turn to the disk.
 */
export class LastRevision {
  readonly #db: OfflineDatabase
  readonly #ownerId: number
  readonly #attemptIds = new Map<string, string>()

  constructor({ db, ownerId }: { readonly db: OfflineDatabase; readonly ownerId: number }) {
    this.#db = db
    this.#ownerId = ownerId
  }

  /** Inside a transaction on `answers`, `attempts` and `meta`. `find` gets the attempt by its activity. */
  async read(
    { activity, questionId }: { activity: ActivityKey; questionId: string },
    find: () => Promise<AttemptRow>,
  ): Promise<Last & { readonly attempt: AttemptRow }> {
    const name = `${activity.refId}/${activity.jobStepActivityId}`
    const known = this.#attemptIds.get(name)
    if (known !== undefined) {
      const of = { attemptId: known, questionId }
      const [attempt, last] = await Promise.all([this.#db.attempts.get(known), this.#last(of)])
      // Gone once another device's attempt took its place.
      if (attempt?.ownerId === this.#ownerId) return { attempt, ...last }
    }
    const attempt = await find()
    this.#attemptIds.set(name, attempt.attemptId)
    return { attempt, ...(await this.#last({ attemptId: attempt.attemptId, questionId })) }
  }

  async #last({ attemptId, questionId }: Of): Promise<Last> {
    const [before, wipedRev] = await Promise.all([
      this.#db.answers.get([attemptId, questionId]),
      getWipedRev(this.#db, this.#ownerId),
    ])
    return { before, wipedRev }
  }
}
