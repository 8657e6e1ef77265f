// Adding people, and changing what the company knows of them.
import type { z } from 'zod'

import * as contract from '#contract/people/people.ts'
import type { NewUserJob, PersonDetails } from '#contract/people/people.ts'

import { lockList } from '../../access/collections/lock-list.ts'
import { assertBegunFrom, type Changing } from '../../access/staff-command.ts'
import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { addJob } from './add-job.ts'
import { findCompanyDay } from './company-day.ts'
import { lockEmployee, updateEmployee } from './people-repository.ts'
import { changedFields, detailsOf } from './person-details.ts'
import * as repository from './person-repository.ts'
import { assertSupervisor } from './user-job-checks.ts'

type Clock = { readonly now: () => Date }
type NewPerson = z.output<typeof contract.addPerson.body>
type Person = { readonly userId: number; readonly email: string | null }

export function serveChangingPeople({ command }: StaffEndpoints, { now }: Clock): void {
  command(contract.addPerson, async ({ body, ...changing }) => {
    const { tx, access } = changing
    await lockList(tx, access)
    const person = await personOf(changing, { body, at: now() })
    const { email: _email, first_name: _first, last_name: _last, ...job } = body
    return addJob(changing, { person, job: job satisfies NewUserJob, at: now() })
  })
  command(contract.updatePerson, async ({ params, body, ...changing }) => {
    await lockList(changing.tx, changing.access)
    await update(changing, { userId: params.user_id, details: body, at: now() })
    return { user_id: params.user_id }
  })
}

type Adding = { readonly body: NewPerson; readonly at: Date }

/**
 * The employee whom a company adds: one that it has, an applicant or user of its own, or else a person with an account
 * that no one can sign in to.
 * @throws AppError `email_not_linked` for an address that the company does not know, without a name
 */
async function personOf(changing: Changing, { body, at }: Adding): Promise<Person> {
  const { tx, access, audit } = changing
  const { accountId } = access
  const email = body.email ?? null
  const known = email === null ? null : await repository.findKnownPerson(tx, { accountId, email })
  if (known?.isEmployee === true) {
    await lockEmployee(tx, { accountId, userId: known.userId })
    return { userId: known.userId, email }
  }
  const { firstName, lastName } = known ?? namesIn(body)
  const userId = known?.userId ?? (await repository.addUnlinkedUser(tx))
  await repository.insertEmployee(tx, { accountId, userId, firstName, lastName, email, at })
  await audit({ entity: 'employee', entityId: userId, action: 'create' })
  return { userId, email }
}

function namesIn(body: NewPerson) {
  const { first_name: firstName, last_name: lastName, email = null } = body
  if (firstName !== undefined && lastName !== undefined) return { firstName, lastName }
  if (email !== null) throw new AppError('email_not_linked')
  throw new AppError('validation_failed', {
    fields: {
      ...(firstName === undefined && { first_name: 'A person without an address needs a name.' }),
      ...(lastName === undefined && { last_name: 'A person without an address needs a name.' }),
    },
  })
}

type Updating = {
  readonly userId: number
  readonly details: { readonly [Name in keyof PersonDetails]?: PersonDetails[Name] | undefined }
  readonly at: Date
}

/** @throws AppError `not_found`, `conflict`, `validation_failed` for the address of another employee or of a supervisor. */
async function update(changing: Changing, { userId, details, at }: Updating): Promise<void> {
  const { tx, access, audit } = changing
  const { accountId } = access
  const row = await lockEmployee(tx, { accountId, userId })
  if (row === null) throw new AppError('not_found')
  const before = detailsOf(row)
  assertBegunFrom(changing, before)
  const after = { ...before, ...withoutUndefined(details) }
  const changed = changedFields(before, after)
  if (changed.length === 0) return
  if (changed.includes('email') && after.email !== null)
    await moveAddress(tx, { accountId, userId, before: before.email, after: after.email, at })
  await updateEmployee(tx, { accountId, userId, details: after })
  await audit({ entity: 'employee', entityId: userId, action: 'update', after: { changed } })
}

type Address = {
  readonly accountId: number
  readonly userId: number
  readonly before: string | null
  readonly after: string
  readonly at: Date
}

// People who name them as supervisor name the new address.
async function moveAddress(tx: Tx, address: Address): Promise<void> {
  const { accountId, userId, before, after, at } = address
  if (await repository.isEmailTaken(tx, { accountId, userId, email: after }))
    throw new AppError('validation_failed', {
      fields: { email: 'Another employee has this address.' },
    })
  const today = await findCompanyDay(tx, { accountId, at })
  const supervisors = await repository.listSupervisorEmails(tx, { accountId, userId, today })
  try {
    for (const supervisorEmail of supervisors)
      await assertSupervisor(tx, { accountId, today, supervisorEmail, email: after })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new AppError('validation_failed', {
      fields: { email: 'The person would supervise themselves with this address.' },
      cause: error,
    })
  }
  if (before !== null) await repository.renameSupervisor(tx, { accountId, before, after })
}

function withoutUndefined<T extends object>(values: T) {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same keys, without those that were left out
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> }
}
