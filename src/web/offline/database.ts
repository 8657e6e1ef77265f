// The device's database: records, keys and versions. Every row names its owner; nothing here knows how to send.
import { Dexie, type Table } from 'dexie'

import type { AnswerValue, AssessmentPackage } from '#contract/assessments/assessments.ts'
import type { ExtraTime } from '#contract/assessments/extra-time-factors.ts'
import type { JournalEntry } from '#contract/assessments/timing.ts'
import type { Locale } from '#contract/core/shape.ts'
import type { FeedbackEntries } from '#contract/interviews/feedback-entries.ts'
import type { ExperienceFields } from '#contract/people/job-experiences.ts'
import type { ProfileFields } from '#contract/people/user-profile.ts'
import type { ConsentLoginPage, ShownText } from '#contract/privacy/consents.ts'
import type { EeocAnswers } from '#contract/privacy/eeoc-choices.ts'

import { DATABASE_NAME, ownName } from './database-name.ts'

/** Names one activity of one go at an application. */
export type ActivityKey = { readonly refId: number; readonly jobStepActivityId: number }

export type PackageRow = ActivityKey & {
  ownerId: number
  jobId: number
  content: AssessmentPackage
  savedAt: string
}

/** What the server refused for good. `questionIds`: whose answers it is about, where the server named them. */
export type Refusal = { code: string; message: string; questionIds?: readonly string[] }

export type AttemptRow = ActivityKey & {
  attemptId: string
  ownerId: number
  jobId: number
  asmtId: number
  /** When the server heard of the start; null while the start still waits. */
  startedAt: string | null
  /** Read by builds before the table of places, and 0 in rows made since. */
  position: number
  /** When the candidate handed it in on this device; from then on nothing is edited. */
  handedInAt: string | null
  /** True when it was submitted on another device, while this one had it open. */
  isHandedInElsewhere?: boolean
  /** How many answers of this device came after the submission: the server stored them, and they do not count. */
  lateCount?: number
  /** When the server accepted the submission. */
  submittedAt: string | null
  /** Why the server refused something of this attempt; it waits here until a user retries. */
  refusal: Refusal | null
  /** The questions to look at again, after the server refused a submission because of their answers. */
  recheck?: readonly string[]
  /** How often another device's answers were merged in; a screen that sees it move reads the answers again. */
  merges: number
}

export type AnswerRow = {
  attemptId: string
  questionId: string
  ownerId: number
  value: AnswerValue
  /** Counts this device's revisions of this answer, from 1. */
  rev: number
  /** Server-clock estimate, ISO 8601. */
  answeredAt: string
  /** The revision that the server's receipt named; only a receipt moves it. */
  ackedRev: number
  /** 1 while `rev` is beyond `ackedRev`; a number, because IndexedDB does not index booleans. */
  isWaiting: 0 | 1
}

/** Which question of an activity is on screen: its index, and how often that changed. */
export type PlaceRow = ActivityKey & { ownerId: number; position: number; moves: number }

/** `extraTime`: what the device counts with; left out for none, and by builds before it. */
type TimerStart = { timer: string; startedAt: string; extraTime?: ExtraTime }
type StartBody = { language: Locale; startedAt: string; pledgeAcceptedAt: string }
export type CommandRow = {
  /** Order within the attempt; given by the database. */
  seq?: number
  /** UUIDv7; its Idempotency-Key. */
  commandId: string
  ownerId: number
  attemptId: string
  /** The device that gave the command, where it came here in a copy: sent from here, it is the same request. */
  madeBy?: string
} & (
  | { kind: 'start'; body: StartBody }
  | { kind: 'start-timer'; body: TimerStart }
  | { kind: 'submit'; body: { submittedAt: string } }
  | ProfileSave
  | ConsentGiven
  | FeedbackSave
  | EeocSubmission
  | ExperienceSave
)

type ProfileSave = {
  kind: 'save-profile'
  body: { fields: ProfilePatch; savedAt: string }
  refusal: CommandRefusal | null
}
type ConsentGiven = {
  kind: 'give-consent'
  body: { shown: readonly ShownText[]; door: AskingLoginPage; agreedAt: string }
  refusal: CommandRefusal | null
}
type FeedbackSave = {
  kind: 'save-feedback'
  body: {
    interviewUuid: string
    /** What the server does not have yet. */
    entries: FeedbackEntries
    /** When it was submitted here; null for a draft. */
    submittedAt: string | null
  }
  refusal: CommandRefusal | null
}
type EeocSubmission = {
  kind: 'submit-eeoc'
  body: { refId: number; answers: EeocAnswers; answeredAt: string }
  refusal: CommandRefusal | null
}
type ExperienceSave = {
  kind: 'save-experience'
  /** `fields`: null for an entry that was deleted. */
  body: { userJobId: string; fields: ExperienceFields | null; savedAt: string }
  refusal: CommandRefusal | null
}
/** Why the server did not take it, by field where it says so; it waits until its owner has corrected it or asks again. */
type CommandRefusal = {
  code: string
  message: string
  fields: Readonly<Record<string, string>>
}
/** `is_full_name`: that a name of one letter is whole. */
export type ProfilePatch = Partial<ProfileFields> & { is_full_name?: boolean }
export type ProfileRow = CommandRow & ProfileSave
/** Where a user agrees who has an account. */
export type AskingLoginPage = Exclude<ConsentLoginPage, 'sign_up'>
export type ConsentRow = CommandRow & ConsentGiven
export type FeedbackRow = CommandRow & FeedbackSave
export type EeocRow = CommandRow & EeocSubmission
export type ExperienceRow = CommandRow & ExperienceSave
/** A command at no attempt: its `attemptId` is the kind of work, which builds that know of no such kind pass over. */
export type StandaloneRow = ProfileRow | ConsentRow | FeedbackRow | EeocRow | ExperienceRow

/** Stand for work that is at no attempt, where other work is named by its attempt. */
export const PROFILE_WORK = 'profile'
export const CONSENT_WORK = 'consents'
export const EEOC_WORK = 'eeoc'
export const EXPERIENCE_WORK = 'experience'

/** Each interview is work of its own: one that is refused holds up no other (I5). */
const FEEDBACK_WORK = 'feedback:'

/** Stands for what a user writes about an applicant in an interview. */
export function feedbackWork(interviewUuid: string): string {
  return `${FEEDBACK_WORK}${interviewUuid}`
}

/** The interview that work is at; null for other work. */
export function interviewOf(work: string): string | null {
  return work.startsWith(FEEDBACK_WORK) ? work.slice(FEEDBACK_WORK.length) : null
}

const STANDALONE: ReadonlySet<string> = new Set<StandaloneRow['kind']>([
  'save-profile',
  'give-consent',
  'save-feedback',
  'submit-eeoc',
  'save-experience',
])

export function isStandalone(command: CommandRow): command is StandaloneRow {
  return STANDALONE.has(command.kind)
}

/** A limited part of an attempt that began. */
export type TimerRow = {
  attemptId: string
  /** `activity`, `section:…` or `question:…`. */
  timer: string
  ownerId: number
  /** Server-clock estimate, or what the server said; ISO 8601. */
  startedAt: string
  /** How much had passed at `notedAt`, which is by the device's own clock. */
  elapsedMs: number
  notedAt: number
  /** How often the server's word on it was adopted; a screen that sees it move counts from there. */
  heard: number
  /** When its time was over; from then on nothing of it is edited. */
  endedAt: string | null
}

/** An entry of an attempt's journal. `place`: its place in the chain, given when it is first sent. */
export type JournalRow = {
  id?: number
  attemptId: string
  ownerId: number
  fact: Omit<JournalEntry, 'seq' | 'prev' | 'hash'>
  place: Pick<JournalEntry, 'seq' | 'prev' | 'hash'> | null
  isWaiting: 0 | 1
}

/** What a server said to an owner, kept for starts without network. */
export type KeptRow = { ownerId: number; key: string; value: unknown }

export type MetaRow = { key: string; value: unknown }

/** The tables. A schema change adds a version; the older ones stay, so that any build's data opens. */
export class OfflineDatabase extends Dexie {
  declare packages: Table<PackageRow, [number, number, number]>
  declare attempts: Table<AttemptRow, string>
  declare answers: Table<AnswerRow, [string, string]>
  declare outbox: Table<CommandRow, number>
  declare kept: Table<KeptRow, [number, string]>
  declare meta: Table<MetaRow, string>
  declare places: Table<PlaceRow, [number, number, number]>
  declare timers: Table<TimerRow, [string, string]>
  declare journal: Table<JournalRow, number>

  constructor(
    options: { name?: string; indexedDB?: IDBFactory; IDBKeyRange?: typeof IDBKeyRange } = {},
  ) {
    const { name = ownName(DATABASE_NAME), ...engine } = options
    // Durable means on disk: an answer must outlive a dead battery, not only a closed tab.
    super(name, { ...engine, chromeTransactionDurability: 'strict' })
    this.version(1).stores({
      packages: '[ownerId+refId+jobStepActivityId], ownerId',
      attempts: 'attemptId, ownerId, [ownerId+refId+jobStepActivityId]',
      answers:
        '[attemptId+questionId], attemptId, ownerId, [attemptId+isWaiting], [ownerId+isWaiting]',
      outbox: '++seq, &commandId, attemptId, ownerId',
      kept: '[ownerId+key], ownerId',
      meta: 'key',
    })
    // Apart from the attempt: moving on must not wake everything that follows the attempt.
    this.version(2)
      .stores({ places: '[ownerId+refId+jobStepActivityId], ownerId' })
      .upgrade(async (upgrade) => {
        const attempts = await upgrade.table<AttemptRow>('attempts').toArray()
        const places = attempts.map(
          ({ ownerId, refId, jobStepActivityId, position }): PlaceRow => ({
            ownerId,
            refId,
            jobStepActivityId,
            position,
            moves: 0,
          }),
        )
        await upgrade.table('places').bulkPut(places)
      })
    this.version(3).stores({
      timers: '[attemptId+timer], attemptId, ownerId',
      journal: '++id, attemptId, ownerId',
    })
    this.version(4).stores({ journal: '++id, attemptId, ownerId, [ownerId+isWaiting]' })
  }
}

let shared: OfflineDatabase | null = null

/** This page's handle on the device's database; opened by its first use. */
export function deviceDatabase(): OfflineDatabase {
  shared ??= new OfflineDatabase()
  return shared
}
