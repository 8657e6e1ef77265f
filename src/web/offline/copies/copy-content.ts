// What is in a copy: all that this device keeps of one owner's work, as rows. It must not decide what becomes of them.
import {
  isStandalone,
  type AnswerRow,
  type AttemptRow,
  type CommandRow,
  type OfflineDatabase,
  type PackageRow,
  type PlaceRow,
  type TimerRow,
} from '../database.ts'
import { CopyError } from './copy-error.ts'

export type CopyContent = {
  readonly ownerId: number
  /** The device that made the copy; revisions in it are counted by this one. */
  readonly deviceId: string
  readonly exportedAt: string
  readonly packages: readonly PackageRow[]
  readonly places: readonly PlaceRow[]
  readonly attempts: readonly AttemptRow[]
  readonly answers: readonly AnswerRow[]
  /** The limited parts that began. */
  readonly timers: readonly TimerRow[]
  /** In the order in which they are to be sent. */
  readonly commands: readonly CommandRow[]
}

/** Everything of an owner's work, as it is at one moment. What is at no attempt is none: other builds would take it for damage. */
export function collectCopy(
  db: OfflineDatabase,
  given: Pick<CopyContent, 'ownerId' | 'deviceId' | 'exportedAt'>,
): Promise<CopyContent> {
  const { ownerId } = given
  const tables = [db.packages, db.places, db.attempts, db.answers, db.timers, db.outbox]
  return db.transaction('r', tables, async () => {
    const [packages, places, attempts, answers, timers, commands] = await Promise.all([
      db.packages.where({ ownerId }).toArray(),
      db.places.where({ ownerId }).toArray(),
      db.attempts.where({ ownerId }).toArray(),
      db.answers.where({ ownerId }).toArray(),
      db.timers.where({ ownerId }).toArray(),
      db.outbox
        .where({ ownerId })
        .filter((row) => !isStandalone(row))
        .sortBy('seq'),
    ])
    return { ...given, packages, places, attempts, answers, timers, commands }
  })
}

/** Reads a copy back, every row of it. @throws CopyError `damaged` */
export function parseCopy(text: string): CopyContent {
  const value = parsed(text)
  if (!isCopy(value) || !hasOneOwner(value)) throw new CopyError('damaged')
  return value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new CopyError('damaged', { cause })
  }
}

type Check = (value: unknown) => boolean
type Shape<T> = { readonly [K in keyof Required<T>]: Check }

const isText: Check = (value) => typeof value === 'string'
const isId: Check = (value) => Number.isSafeInteger(value)
const isCount: Check = (value) => isId(value) && Number(value) >= 0
const isDuration: Check = (value) => Number.isFinite(value) && Number(value) >= 0
const isInstant: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
const isUuid: Check = (value) => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const orMissing =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)

const activity = { ownerId: isId, refId: isId, jobStepActivityId: isId }
const packageShape: Shape<PackageRow> = {
  ...activity,
  jobId: isId,
  // Of no use but to show the questions; the server checks every answer against its own.
  content: (value) => hasShape(value, { title: isObject, questions: Array.isArray }),
  savedAt: isInstant,
}
const placeShape: Shape<PlaceRow> = { ...activity, position: isCount, moves: isCount }
const attemptShape: Shape<AttemptRow> = {
  ...activity,
  attemptId: isUuid,
  jobId: isId,
  asmtId: isId,
  startedAt: orNull(isInstant),
  position: isCount,
  handedInAt: orNull(isInstant),
  lateCount: orMissing(isCount),
  isHandedInElsewhere: orMissing((value) => value === true),
  submittedAt: orNull(isInstant),
  refusal: orNull(isObject),
  merges: isCount,
  recheck: orMissing(listOf(isText)),
}
const answerShape: Shape<AnswerRow> = {
  ownerId: isId,
  attemptId: isUuid,
  questionId: isText,
  value: (value) => isText(value) || Number.isFinite(value) || listOf(Number.isFinite)(value),
  rev: (value) => isCount(value) && value !== 0,
  answeredAt: isInstant,
  ackedRev: isCount,
  isWaiting: (value) => value === 0 || value === 1,
}
const timerShape: Shape<TimerRow> = {
  ownerId: isId,
  attemptId: isUuid,
  timer: isText,
  startedAt: isInstant,
  elapsedMs: isDuration,
  notedAt: isDuration,
  heard: isCount,
  endedAt: orNull(isInstant),
}
const timerBody = { timer: isText, startedAt: isInstant }
const startBody = { language: isText, startedAt: isInstant, pledgeAcceptedAt: isInstant }
const commandShape: Shape<CommandRow> = {
  ownerId: isId,
  attemptId: isUuid,
  seq: orMissing(isCount),
  commandId: isUuid,
  madeBy: orMissing(isUuid),
  kind: (value) => value === 'start' || value === 'start-timer' || value === 'submit',
  body: (value) =>
    hasShape(value, startBody) ||
    hasShape(value, timerBody) ||
    hasShape(value, { submittedAt: isInstant }),
}
const copyShape: Shape<CopyContent> = {
  ownerId: isId,
  deviceId: isUuid,
  exportedAt: isInstant,
  packages: listOf((row) => hasShape(row, packageShape)),
  places: listOf((row) => hasShape(row, placeShape)),
  attempts: listOf((row) => hasShape(row, attemptShape)),
  answers: listOf((row) => hasShape(row, answerShape)),
  timers: listOf((row) => hasShape(row, timerShape)),
  commands: listOf((row) => hasShape(row, commandShape)),
}

function isCopy(value: unknown): value is CopyContent {
  return hasShape(value, copyShape)
}

function hasOneOwner({ ownerId, ...copy }: CopyContent): boolean {
  const { packages, places, attempts, answers, timers, commands } = copy
  return [packages, places, attempts, answers, timers, commands]
    .flat()
    .every((row) => row.ownerId === ownerId)
}

function isObject(value: unknown): value is Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function hasShape(value: unknown, shape: Readonly<Record<string, Check>>): boolean {
  return isObject(value) && Object.entries(shape).every(([key, check]) => check(value[key]))
}
