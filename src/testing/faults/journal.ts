// What really happened, noted as it happens: what was promised to a person, what a device had on disk, what went over
// the wire. The check compares it with the server's database.
import { createHash } from 'node:crypto'

import {
  isStandalone,
  type AnswerRow,
  type StandaloneRow,
  type AttemptRow,
  type JournalRow,
  type TimerRow,
} from '#web/offline/database.ts'
import type { TakeRow } from '#web/offline/media-database.ts'

import type { Rows } from './disk.ts'
import type { Exchange } from './link.ts'

/** One revision of one answer, as it was committed to a device's disk. */
export type Revision = {
  readonly device: number
  readonly ownerId: number
  readonly refId: number
  readonly jobStepActivityId: number
  readonly questionId: string
  readonly value: unknown
  readonly rev: number
  /** Ms since the epoch, by the device's estimate. */
  readonly answeredAt: number
  /** Ms since the epoch, in truth. */
  readonly at: number
  readonly moment: number
}

/** A user was told that their answer is saved on this device. */
export type Promised = Pick<
  Revision,
  'device' | 'ownerId' | 'refId' | 'jobStepActivityId' | 'questionId' | 'value' | 'at' | 'moment'
>

/** A device held an answer for safe on the server: what "Saved" is said by. */
export type Claimed = {
  readonly device: number
  readonly at: number
  readonly moment: number
  readonly attemptId: string
  readonly row: AnswerRow
}

/** A device held an attempt for begun, submitted or submitted. */
export type AttemptNote = {
  readonly device: number
  readonly attemptId: string
  readonly ownerId: number
  readonly refId: number
  readonly jobStepActivityId: number
  readonly what: 'begun' | 'handed-in' | 'submitted'
  readonly at: number
  readonly moment: number
  /** What the device held of it then. */
  readonly answers: readonly AnswerRow[]
}

/** A device had on its disk that a limited part began, with when it holds it to have begun by now. */
export type PartNote = {
  readonly device: number
  readonly ownerId: number
  readonly refId: number
  readonly jobStepActivityId: number
  readonly row: TimerRow
}

/** A device had an entry of its evidence on its disk. */
export type EntryNote = Omit<PartNote, 'row'> & { readonly fact: JournalRow['fact'] }

/** A user was told that a piece of their recording is on this device. */
export type PromisedPiece = { readonly recordingId: string; readonly sha1: string }

/** A device held a recording for verified by the server. */
export type ReadyNote = {
  readonly device: number
  readonly recordingId: string
  readonly at: number
}

/** What a user agreed to, by its text, where they live, or what they answered to equal-opportunity questions. */
export type OwnWord = { readonly ownerId: number } & (
  | { readonly kind: 'consent'; readonly what: number }
  | { readonly kind: 'profile'; readonly what: string }
  | { readonly kind: 'experience'; readonly what: string; readonly entry: string }
  | { readonly kind: 'eeoc'; readonly what: string; readonly refId: number }
)

/** A device had a command on its disk that is at no attempt. */
export type OwnCommand = OwnWord & { readonly device: number; readonly commandId: string }

export type Journal = {
  readonly revisions: Revision[]
  readonly promised: Promised[]
  readonly claimed: Claimed[]
  readonly attempts: AttemptNote[]
  /** As each device held it last. */
  readonly parts: ReadonlyMap<string, PartNote>
  readonly entries: EntryNote[]
  /** Every take, as a device held it last. */
  readonly takes: ReadonlyMap<string, TakeRow>
  readonly ready: ReadyNote[]
  /** All that any camera gave, by its hash. */
  readonly pieces: ReadonlyMap<string, Uint8Array>
  readonly promisedPieces: PromisedPiece[]
  readonly promisedOwn: OwnWord[]
  /** What a user began to say on a device, whether or not the page lived to keep it. */
  readonly saidOwn: (OwnWord & { readonly device: number })[]
  /** In the order in which they were written. */
  readonly ownCommands: OwnCommand[]
  readonly exchanges: (Exchange & { readonly moment: number })[]
  /** When an owner's rows were wiped from a device. */
  readonly wipes: { readonly device: number; readonly ownerId: number; readonly moment: number }[]
  /** Whose an attempt or a recording is that some device has, or had. */
  ownerOf(attemptId: string): number | null
  /** What was seen at once to be wrong. */
  readonly troubles: Trouble[]
  /** Notes what a device has on disk after a commit. */
  note(device: number, rows: Rows): void
  /** The same of its recordings, which are in a database of their own. */
  noteTakes(device: number, rows: Rows): void
  /** A camera gave a piece; returns its hash. */
  makePiece(bytes: Uint8Array): string
  promisePiece(promised: PromisedPiece): void
  promise(given: Omit<Promised, 'at' | 'moment'>): void
  promiseOwn(word: OwnWord): void
  exchange(exchange: Exchange): void
  trouble(trouble: Trouble): void
}

/** What is counted: an answer lost, something done twice, something of another user's touched. */
export type Trouble = {
  readonly kind: 'lost' | 'duplicate' | 'foreign' | 'stuck'
  readonly what: string
}

/** A row on a device, with the attempt that it is of. */
type Held<Row> = {
  readonly device: number
  readonly row: Row
  readonly attempt: AttemptRow | undefined
}

export function openJournal(now: () => number): Journal {
  const known = new Set<string>()
  const owners = new Map<string, number>()
  const parts = new Map<string, PartNote>()
  const takes = new Map<string, TakeRow>()
  const pieces = new Map<string, Uint8Array>()
  let moment = 0
  const isNew = (...key: readonly unknown[]) => {
    const text = JSON.stringify(key)
    if (known.has(text)) return false
    known.add(text)
    return true
  }

  const journal: Journal = {
    revisions: [],
    promised: [],
    claimed: [],
    attempts: [],
    parts,
    entries: [],
    takes,
    ready: [],
    pieces,
    promisedPieces: [],
    promisedOwn: [],
    saidOwn: [],
    ownCommands: [],
    exchanges: [],
    wipes: [],
    troubles: [],
    note(device, rows) {
      moment += 1
      const activities = new Map(rows.attempts.map((row) => [row.attemptId, row]))
      for (const [ownerId, times] of rows.wipes) {
        if (isNew('wipe', device, ownerId, times)) journal.wipes.push({ device, ownerId, moment })
      }
      const heldAt = <Row extends { attemptId: string }>(row: Row): Held<Row> => ({
        device,
        row,
        attempt: activities.get(row.attemptId),
      })
      for (const row of rows.answers) noteAnswer(heldAt(row))
      for (const row of rows.timers) notePart(heldAt(row))
      for (const row of rows.entries) noteEntry(heldAt(row))
      for (const row of rows.outbox.filter(isStandalone)) noteOwn(device, row)
      for (const row of rows.attempts) {
        if (!owners.has(row.attemptId)) owners.set(row.attemptId, row.ownerId)
        const of = { device, row, answers: rows.answers }
        noteAttempt(of, 'begun')
        if (row.handedInAt !== null) noteAttempt(of, 'handed-in')
        if (row.submittedAt !== null) noteAttempt(of, 'submitted')
      }
    },
    noteTakes(device, rows) {
      moment += 1
      for (const row of rows.takes)
        noteTake({ device, row, chunks: rows.chunks.get(row.recordingId) ?? 0 })
    },
    makePiece(bytes) {
      const sha1 = createHash('sha1').update(bytes).digest('hex')
      pieces.set(sha1, bytes)
      return sha1
    },
    promisePiece: (promised) => void journal.promisedPieces.push(promised),
    promiseOwn: (word) => void journal.promisedOwn.push(word),
    ownerOf: (attemptId) => owners.get(attemptId) ?? null,
    promise(given) {
      journal.promised.push({ ...given, at: now(), moment })
    },
    exchange(exchange) {
      moment += 1
      journal.exchanges.push(Object.assign(exchange, { moment }))
    },
    trouble(trouble) {
      if (isNew('trouble', trouble)) journal.troubles.push(trouble)
    },
  }

  function noteAnswer({ device, row, attempt }: Held<AnswerRow>) {
    if (attempt === undefined) return
    const { questionId, rev, value, ownerId, answeredAt, attemptId } = row
    if (row.isWaiting === 0) {
      if (isNew('claim', device, attemptId, questionId, rev, answeredAt, value))
        journal.claimed.push({ device, at: now(), moment, attemptId, row })
      return
    }
    const { refId, jobStepActivityId } = attempt
    if (!isNew('revision', device, jobStepActivityId, refId, questionId, rev, answeredAt)) return
    const instant = Date.parse(answeredAt)
    const of = { device, ownerId, refId, jobStepActivityId, questionId }
    journal.revisions.push({ ...of, value, rev, answeredAt: instant, at: now(), moment })
  }

  function noteOwn(device: number, row: StandaloneRow) {
    const { commandId, ownerId } = row
    if (!isNew('own', device, commandId)) return
    const of = { device, ownerId, commandId }
    if (row.kind === 'save-profile')
      journal.ownCommands.push({ ...of, kind: 'profile', what: row.body.fields.city ?? '' })
    else if (row.kind === 'give-consent')
      for (const { text_id: what } of row.body.shown)
        journal.ownCommands.push({ ...of, kind: 'consent', what })
    else if (row.kind === 'save-experience') {
      const { userJobId: entry, fields } = row.body
      journal.ownCommands.push({ ...of, kind: 'experience', entry, what: fields?.title ?? '' })
    } else if (row.kind === 'submit-eeoc') {
      const { refId, answers } = row.body
      journal.ownCommands.push({ ...of, kind: 'eeoc', refId, what: answers.race ?? '' })
    }
  }

  function notePart({ device, row, attempt }: Held<TimerRow>) {
    if (attempt === undefined) return
    const { ownerId, refId, jobStepActivityId } = attempt
    const of = { device, ownerId, refId, jobStepActivityId }
    parts.set(JSON.stringify([device, refId, jobStepActivityId, row.timer]), { ...of, row })
  }

  function noteEntry({ device, row, attempt }: Held<JournalRow>) {
    if (attempt === undefined || !isNew('entry', device, row.ownerId, row.id)) return
    const { ownerId, refId, jobStepActivityId } = attempt
    journal.entries.push({ device, ownerId, refId, jobStepActivityId, fact: row.fact })
  }

  function noteTake({ device, row, chunks }: { device: number; row: TakeRow; chunks: number }) {
    const { recordingId, ownerId, state } = row
    owners.set(recordingId, ownerId)
    takes.set(recordingId, row)
    if (state === 'ready') {
      if (isNew('ready', device, recordingId))
        journal.ready.push({ device, recordingId, at: now() })
    } else if (chunks !== row.parts.length) {
      const what = 'I10 a device lacks chunks of a recording that the server did not verify'
      journal.trouble({ kind: 'lost', what })
    }
  }

  function noteAttempt(
    given: { device: number; row: AttemptRow; answers: readonly AnswerRow[] },
    what: AttemptNote['what'],
  ) {
    const { device, row } = given
    const { attemptId, ownerId, refId, jobStepActivityId } = row
    if (!isNew(what, device, ownerId, refId, jobStepActivityId)) return
    const answers = given.answers.filter((one) => one.attemptId === attemptId)
    const of = { device, attemptId, ownerId, refId, jobStepActivityId }
    journal.attempts.push({ ...of, what, at: now(), moment, answers })
  }

  return journal
}
