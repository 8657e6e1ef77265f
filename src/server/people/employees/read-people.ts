// Answers what staff read of the people of a company.
import * as offered from '#contract/people/people-choices.ts'
import * as contract from '#contract/people/people.ts'
import type { Person, PersonJob } from '#contract/people/people.ts'
import { userJobState } from '#contract/people/user-job-rules.ts'

import { listSeenIds, seenRequisitions } from '../../access/seen-requisitions.ts'
import { seesPrivateData, type StaffAccess } from '../../access/staff-access.ts'
import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { undoUntil } from '../merges/merge-people.ts'
import { listLinks } from '../merges/merge-repository.ts'
import { findCompanyDay } from './company-day.ts'
import * as choices from './people-choices-repository.ts'
import { listPeople } from './people-repository.ts'
import { detailsOf } from './person-details.ts'
import * as repository from './person-repository.ts'
import { listSeparationChoices } from './separation-choices.ts'

type Clock = { readonly now: () => Date }

export function serveReadingPeople({ query }: StaffEndpoints, { now }: Clock): void {
  query(contract.listPeople, async ({ tx, access: { accountId }, query: asked }) =>
    listPeople(tx, {
      ...asked,
      accountId,
      today: await findCompanyDay(tx, { accountId, at: now() }),
    }),
  )
  query(contract.listPeopleFilters, async ({ tx, access: { accountId } }) =>
    choices.listFilters(tx, {
      accountId,
      today: await findCompanyDay(tx, { accountId, at: now() }),
    }),
  )
  query(offered.listProfileChoices, ({ tx, access: { accountId }, query: asked }) =>
    choices.listProfileChoices(tx, { ...asked, accountId }),
  )
  query(offered.listSeparationChoices, ({ tx, access }) => listSeparationChoices(tx, access))
  query(contract.getPerson, ({ tx, params, access }) =>
    readPerson(tx, { userId: params.user_id, access, at: now() }),
  )
  query(offered.checkPersonEmail, async ({ tx, body, access: { accountId } }) => {
    const known = await repository.findKnownPerson(tx, { accountId, email: body.email })
    if (known === null) return { person: null }
    const { userId, firstName, lastName, isEmployee } = known
    const names = { first_name: firstName, last_name: lastName }
    return { person: { ...names, employee_user_id: isEmployee ? userId : null } }
  })
}

type Asked = { readonly userId: number; readonly access: StaffAccess; readonly at: Date }

/** @throws AppError `not_found` for anyone but an employee of the company. */
async function readPerson(tx: Tx, { userId, access, at }: Asked): Promise<Person> {
  const { accountId } = access
  const key = { accountId, userId }
  const row = await repository.findEmployee(tx, key)
  if (row === null) throw new AppError('not_found')
  const today = await findCompanyDay(tx, { accountId, at })
  const stretches = await repository.listStretches(tx, key)
  const only = seenRequisitions(access, { isMine: false })
  const seen = await listSeenIds(tx, { accountId, only })
  const seesPrivate = seesPrivateData(access)
  const previous = new Map(
    stretches.map(({ stretch }) => [stretch.movedTo, stretch.userJobId] as const),
  )
  const jobs = stretches.map((one) => ({
    ...toPersonJob(one, { today, seesPrivate, seen }),
    moved_from: previous.get(one.stretch.userJobId) ?? null,
  }))
  const links = await listLinks(tx, { ...key, mergedInto: row.mergedInto })
  const linkOf = (link: (typeof links)[number]) => toLink(link, { at })
  const into = links.find(({ merge }) => merge.duplicateUserId === userId)
  return {
    user_id: userId,
    details: detailsOf(row),
    jobs,
    merge: into === undefined ? null : linkOf(into),
    merged: links.filter(({ merge }) => merge.primaryUserId === userId).map(linkOf),
    sees_private_data: seesPrivate,
  }
}

type Link = Awaited<ReturnType<typeof listLinks>>[number]

function toLink({ merge, otherId, name, mergedBy, hasLater }: Link, { at }: { at: Date }) {
  const until = undoUntil(merge.mergedAt)
  return {
    user_id: otherId,
    name,
    merged_at: merge.mergedAt.toISOString(),
    merged_by: mergedBy,
    undo_until: hasLater || at > until ? null : until.toISOString(),
  }
}

type Stretch = Awaited<ReturnType<typeof repository.listStretches>>[number]
type Reader = {
  readonly today: string
  readonly seesPrivate: boolean
  /** The requisitions that the reader sees; null for all. */
  readonly seen: readonly number[] | null
}

function toPersonJob(one: Stretch, reader: Reader): Omit<PersonJob, 'moved_from'> {
  const { stretch, hire } = one
  const isMoved = stretch.movedTo !== null
  return {
    user_job_id: stretch.userJobId,
    job_id: stretch.jobId,
    profile_title: one.profileTitle,
    job_title: stretch.jobTitle,
    department: stretch.department,
    employee_number: stretch.employeeNumber,
    employment_type: stretch.employmentType,
    start_date: stretch.startDate,
    end_date: stretch.endDate,
    state: userJobState({ ...stretch, isMoved }, reader.today),
    supervisor_email: stretch.supervisorEmail,
    supervisor: one.supervisor,
    moved_to: stretch.movedTo,
    separation: separationOf(one, reader),
    application:
      hire !== null && (reader.seen === null || reader.seen.includes(hire.job_id)) ? hire : null,
  }
}

function separationOf(
  { stretch, reason }: Stretch,
  { seesPrivate }: Reader,
): PersonJob['separation'] {
  const { separationType, separationReasonId, separationNote } = stretch
  if (separationType === null) return null
  return {
    separation_type: separationType,
    separation_reason_id: separationReasonId,
    reason,
    separation_note: seesPrivate ? separationNote : null,
  }
}
