// Rules of an interviewer's own calendars. Knows no HTTP.
import { createHash, randomUUID } from 'node:crypto'

import type { z } from 'zod'

import { CALENDAR_LIMITS } from '#contract/interviews/calendar-problems.ts'
import * as contract from '#contract/interviews/interviewer-calendars.ts'
import type { InterviewerCalendar } from '#contract/interviews/interviewer-calendars.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { staffCommand, type By, type Changing } from '../../access/staff-command.ts'
import type { Tx } from '../../db/database.ts'
import { undoUntil } from '../../decisions/undo.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import type { Secrets } from '../../http/secrets.ts'
import type { CalendarAccess, CalendarSource } from '../../integrations/calendar/port.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { calendarAccess } from './calendar-access.ts'
import * as repository from './calendar-repository.ts'
import type { CalendarRow } from './calendar-repository.ts'

type Deps = Secrets & {
  readonly scopes: StaffScopes
  readonly jobs: Jobs
  readonly calendars: CalendarSource
  readonly now: () => Date
}
type Company = { readonly accountId: number }
type Body = z.output<typeof contract.addMyCalendar.body>
type One = Company & { readonly calendarId: string }
type Command = {
  readonly by: By
  readonly accountId: number
  readonly name: string
  readonly request: unknown
  readonly change: (changing: Changing) => Promise<string>
}

const calendarReply = contract.addMyCalendar.responses[200].shape.data

export function createCalendarService(deps: Deps) {
  const { scopes } = deps
  const command = (given: Command) => run(deps, given)
  return {
    list: (caller: Caller, { accountId }: Company) =>
      scopes.inAccount({ caller, accountId, policy: contract.listMyCalendars.policy }, (tx) =>
        describe(tx, { accountId, userId: caller.userId, at: deps.now() }),
      ),

    /** @throws AppError `validation_failed`, `calendar_added`, `too_many_calendars`. */
    add: (by: By, given: Company & Body) => {
      const { accountId, login } = given
      const url = deps.calendars.addressOf(given.address)
      // The receipt of a command is stored: the address is in it by its hash alone, and no password.
      const request = { accountId, address: hashOf(given.address), userName: login?.user_name }
      const change = (changing: Changing) => add(changing, { deps, url, login })
      return command({ by, accountId, name: 'add-calendar', request, change })
    },

    ...ownCalendar(deps),
  }
}

/** What a user does with a calendar of theirs. */
function ownCalendar(deps: Deps) {
  const { scopes } = deps
  const command = (given: Command) => run(deps, given)
  return {
    /** @throws AppError `not_found`, `not_own_calendar`. */
    refresh: (by: By, given: One) =>
      command({
        by,
        accountId: given.accountId,
        name: 'refresh-calendar',
        request: given,
        change: (changing) => refresh(changing, { deps, given }),
      }),

    /** @throws AppError `not_found`, `not_own_calendar`, `undo_expired`. */
    restore: (by: By, given: One) =>
      command({
        by,
        accountId: given.accountId,
        name: 'restore-calendar',
        request: given,
        change: (changing) => restore(changing, { deps, given }),
      }),

    /** @throws AppError `not_found`, `not_own_calendar`. */
    remove: (by: By, given: One) =>
      staffCommand(scopes, {
        by,
        accountId: given.accountId,
        policy: contract.removeMyCalendar.policy,
        name: 'remove-calendar',
        request: given,
        replySchema: contract.removeMyCalendar.responses[200].shape.data,
        change: (changing) => remove(changing, { deps, given }),
      }),
  }
}

// Answers with the calendar as it is after the change.
async function run({ scopes, jobs, now }: Deps, { change, ...given }: Command) {
  const reply = await staffCommand(scopes, {
    ...given,
    policy: contract.addMyCalendar.policy,
    replySchema: calendarReply,
    change: async (changing) => {
      const calendarId = await change(changing)
      const owner = { accountId: given.accountId, userId: given.by.caller.userId }
      const shown = await describe(changing.tx, { ...owner, at: now() })
      const found = shown.find((one) => one.calendar_id === calendarId)
      if (found === undefined) throw new Error('The calendar that was just changed is not there.')
      return found
    },
  })
  jobs.wake('fetch-calendar')
  return reply
}

async function describe(
  tx: Tx,
  owner: { accountId: number; userId: number; at: Date },
): Promise<InterviewerCalendar[]> {
  return (await repository.listCalendars(tx, owner)).map((one) => described(one))
}

type Adding = { readonly deps: Deps; readonly url: URL | null; readonly login: Body['login'] }

async function add(changing: Changing, { deps, url, login }: Adding): Promise<string> {
  if (url === null)
    throw new AppError('validation_failed', {
      fields: { address: 'Enter an address that begins with https:// or webcal://.' },
    })
  const { tx, access } = changing
  const owner = { accountId: access.accountId, userId: access.userId }
  const addressHash = hashOf(url.href)
  const opened: CalendarAccess = {
    address: url.href,
    login: login === undefined ? null : { userName: login.user_name, password: login.password },
  }
  const known = await repository.findByAddress(tx, { ...owner, addressHash })
  const isShown = known !== null && known.removedAt === null
  if (isShown && opened.login === null) throw new AppError('calendar_added')
  const at = deps.now()
  const others = await repository.listCalendars(tx, { ...owner, at })
  if (!isShown && others.length >= CALENDAR_LIMITS.calendars)
    throw new AppError('too_many_calendars')
  if (known !== null) return openAgain(changing, { deps, row: known, opened })
  const key = { ...owner, calendarId: randomUUID() }
  const sealedAddress = calendarAccess(deps, key).seal(opened)
  const times = { addedAt: at, orderedAt: at }
  const values = { ...key, ...times, sealedAddress, addressHash, host: url.hostname }
  if (!(await repository.insertCalendar(tx, values))) throw new AppError('calendar_added')
  const { accountId, calendarId } = key
  await deps.jobs.send(tx, 'fetch-calendar', { accountId, calendarId })
  await record(changing, 'add_calendar')
  return calendarId
}

// Shown again where it was removed, and read by the login that is given now.
async function openAgain(
  changing: Changing,
  { deps, row, opened }: OfRow & { opened: CalendarAccess },
): Promise<string> {
  const { accountId, calendarId, removedAt } = row
  const sealedAddress = calendarAccess(deps, row).seal(opened)
  const set = { sealedAddress, removedAt: null }
  await repository.updateCalendar(changing.tx, { accountId, calendarId, set })
  await order(changing, { deps, row })
  await record(changing, removedAt === null ? 'change_calendar' : 'restore_calendar')
  return calendarId
}

type Of = { readonly deps: Deps; readonly given: One }

async function refresh(changing: Changing, { deps, given }: Of): Promise<string> {
  const row = await getOwn(changing, given)
  if (row.removedAt !== null) throw new AppError('not_found')
  if (!isReading(row)) await order(changing, { deps, row })
  return row.calendarId
}

async function remove(changing: Changing, { deps, given }: Of): Promise<{ calendar_id: string }> {
  const { accountId, calendarId, removedAt } = await getOwn(changing, given)
  const set = { removedAt: removedAt ?? deps.now() }
  await repository.updateCalendar(changing.tx, { accountId, calendarId, set })
  if (removedAt === null) await record(changing, 'remove_calendar')
  return { calendar_id: calendarId }
}

async function restore(changing: Changing, { deps, given }: Of): Promise<string> {
  const row = await getOwn(changing, given)
  if (row.removedAt === null) return row.calendarId
  if (undoUntil(row.removedAt) < deps.now()) throw new AppError('undo_expired')
  await putBack(changing, { deps, row })
  return row.calendarId
}

type OfRow = { readonly deps: Deps; readonly row: CalendarRow }

async function putBack(changing: Changing, { deps, row }: OfRow): Promise<void> {
  const { accountId, calendarId } = row
  await repository.updateCalendar(changing.tx, { accountId, calendarId, set: { removedAt: null } })
  await order(changing, { deps, row })
  await record(changing, 'restore_calendar')
}

async function order({ tx }: Changing, { deps, row }: OfRow): Promise<void> {
  const { accountId, calendarId } = row
  const set = { orderedAt: deps.now() }
  await repository.updateCalendar(tx, { accountId, calendarId, set })
  await deps.jobs.send(tx, 'fetch-calendar', { accountId, calendarId })
}

async function getOwn({ tx, access }: Changing, { calendarId }: One): Promise<CalendarRow> {
  const row = await repository.lockCalendar(tx, { accountId: access.accountId, calendarId })
  if (row === null) throw new AppError('not_found')
  if (row.userId !== access.userId) throw new AppError('not_own_calendar')
  return row
}

// Without the address: the trail outlives it, and more users read it.
function record({ audit, access }: Changing, action: string): Promise<void> {
  return audit({ entity: 'member', entityId: access.userId, action })
}

function hashOf(address: string): string {
  return createHash('sha256').update(address).digest('hex')
}

function isReading({ orderedAt, triedAt }: CalendarRow): boolean {
  return triedAt === null || triedAt < orderedAt
}

function described({
  row,
  busyCount,
}: {
  row: CalendarRow
  busyCount: number
}): InterviewerCalendar {
  return {
    calendar_id: row.calendarId,
    host: row.host,
    added_at: row.addedAt.toISOString(),
    fetched_at: row.fetchedAt?.toISOString() ?? null,
    is_reading: isReading(row),
    problem: row.problem,
    busy_count: busyCount,
    skipped: row.skipped,
  }
}
