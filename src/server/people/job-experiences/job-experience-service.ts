import {
  experienceReceiptSchema,
  type ExperienceFields,
  type ExperienceReceipt,
  type JobExperience,
} from '#contract/people/job-experiences.ts'
// Rules of a person's own work experience. Knows no HTTP.
import { EXPERIENCE_LIMITS } from '#contract/people/people-rules.ts'

import type { Database, Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import { once } from '../../http/idempotency.ts'
import * as repository from './job-experience-repository.ts'
import type { EntryRow } from './job-experience-repository.ts'

type Deps = { readonly database: Database; readonly now: () => Date }
type By = { readonly caller: Caller; readonly idempotencyKey: string }
type Page = { readonly search: string; readonly page: number; readonly pageSize: number }
type Save = {
  readonly userId: number
  readonly userJobId: string
  readonly savedAt: string | undefined
  readonly fields: ExperienceFields | null
}
type Change = {
  readonly userJobId: string
  readonly savedAt: string | undefined
  readonly given: { readonly [K in keyof ExperienceFields]?: ExperienceFields[K] | undefined }
}

export type JobExperienceService = ReturnType<typeof createJobExperienceService>

/** Every method is for the caller's own entries: anyone else's answer `not_found`, like one that does not exist. */
export function createJobExperienceService({ database, now }: Deps) {
  const asPerson = <T>(userId: number, work: (tx: Tx) => Promise<T>) =>
    database.inScope({ kind: 'person', userId }, work)
  const command = (
    { caller: { userId }, idempotencyKey: key }: By,
    given: { name: string; request: unknown; effect: (tx: Tx) => Promise<ExperienceReceipt> },
  ) =>
    asPerson(userId, (tx) =>
      once(tx, { userId, key, ...given, replySchema: experienceReceiptSchema }),
    )

  return {
    /** One page of them, and how many there are. */
    async list(caller: Caller, { userId, ...page }: Page & { userId: number }) {
      if (caller.userId !== userId) throw new AppError('not_found')
      const { rows, total } = await asPerson(userId, (tx) =>
        repository.listEntries(tx, { userId, ...page }),
      )
      return { rows: rows.map(describe), total }
    },

    async get({ userId }: Caller, userJobId: string): Promise<JobExperience> {
      const row = await asPerson(userId, (tx) => repository.findEntry(tx, { userId, userJobId }))
      if (row === null || row.isDeleted) throw new AppError('not_found')
      return describe(row)
    },

    /**
     * Stores an entry whole. The newest save wins, by when its device says that it was made: an older one that comes
     * later is acknowledged, and changes nothing.
     * @throws AppError `validation_failed` for more entries than there can be.
     */
    async save(by: By, request: Save): Promise<ExperienceReceipt> {
      if (by.caller.userId !== request.userId) throw new AppError('not_found')
      return command(by, {
        name: 'save-job-experience',
        request,
        effect: (tx) => apply(tx, { ...request, at: now() }),
      })
    },

    /** @throws AppError `not_found` for an entry that does not exist, or not any more. */
    change: (by: By, request: Change): Promise<ExperienceReceipt> =>
      command(by, {
        name: 'change-job-experience',
        request,
        effect: (tx) => change(tx, { ...request, userId: by.caller.userId, at: now() }),
      }),
  }
}

type Applied = { readonly userId: number; readonly at: Date }

async function apply(tx: Tx, given: Save & Pick<Applied, 'at'>): Promise<ExperienceReceipt> {
  const { userId, userJobId, fields, at } = given
  if (!(await repository.lockPerson(tx, userId))) throw new AppError('not_found')
  // A clock that is ahead must not outrank whatever is saved until then.
  const savedAt = new Date(Math.min(Date.parse(given.savedAt ?? at.toISOString()), at.getTime()))
  const stored = await repository.findEntry(tx, { userId, userJobId })
  const isApplied = stored === null || stored.savedAt <= savedAt
  if (isApplied) {
    if (fields !== null && (stored === null || stored.isDeleted)) await assertRoom(tx, userId)
    await repository.saveEntry(tx, { userId, userJobId, savedAt, fields })
  }
  return {
    user_job_id: userJobId,
    saved_at: savedAt.toISOString(),
    is_applied: isApplied,
    server_time: at.toISOString(),
  }
}

async function change(tx: Tx, given: Change & Applied): Promise<ExperienceReceipt> {
  const { userId, userJobId } = given
  // Before it is read, so that two changes of two fields both stay.
  if (!(await repository.lockPerson(tx, userId))) throw new AppError('not_found')
  const stored = await repository.findEntry(tx, { userId, userJobId })
  if (stored === null || stored.isDeleted) throw new AppError('not_found')
  const changes = Object.entries(given.given).filter(([, value]) => value !== undefined)
  const fields = { ...fieldsOf(stored), ...Object.fromEntries(changes) }
  return apply(tx, { ...given, fields })
}

async function assertRoom(tx: Tx, userId: number): Promise<void> {
  const { entries } = EXPERIENCE_LIMITS
  if ((await repository.countEntries(tx, userId)) < entries) return
  throw new AppError('validation_failed', {
    fields: { user_job_id: `At most ${entries} entries.` },
  })
}

/** Where the newest position was that names a city, in the person’s scope; null without one. */
export function findLatestLocation(tx: Tx, userId: number): Promise<string | null> {
  return repository.findLatestLocation(tx, userId)
}

function describe(row: EntryRow): JobExperience {
  return {
    user_job_id: row.userJobId,
    saved_at: row.savedAt.toISOString(),
    ...fieldsOf(row),
  }
}

function fieldsOf(row: EntryRow): ExperienceFields {
  return {
    company_name: row.companyName ?? '',
    title: row.title ?? '',
    description: row.description,
    start_date: row.startDate,
    end_date: row.endDate,
    is_current: row.isCurrent,
    location: row.location,
    state: row.state,
    country_code: row.countryCode,
    position_type: row.positionType,
    field: row.field,
  }
}
