import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { Duplicates, PossibleDuplicate } from '#contract/applicants/duplicates.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { jobTeam } from '#server/db/schema/requisition.ts'
import { userProfile } from '#server/db/schema/user-profile.ts'
import {
  buildApplication,
  buildCompany,
  buildPerson,
  buildRequisition,
  buildStaff,
  type Company,
  type Requisition,
} from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const test = await openTestApp()
const { database } = test

type Person = {
  email?: string
  firstName?: string
  phone?: string
  profilePhone?: string
  linkedin?: string
}

let people = 0

/** An applicant with a name of their own, unless one is given. */
async function apply(requisition: Requisition, given: Person = {}) {
  people += 1
  const { firstName = `First${people}`, email, phone: phoneNumber, profilePhone, linkedin } = given
  const person = await buildPerson(database, email === undefined ? {} : { email })
  if (profilePhone !== undefined || linkedin !== undefined)
    await database.owner.insert(userProfile).values({
      userId: person.userId,
      phoneNumber: profilePhone ?? null,
      linkedinUrl: linkedin ?? null,
      savedAt: new Date(),
    })
  const profile = { firstName, lastName: 'Hopper', phoneNumber: phoneNumber ?? null }
  return buildApplication(database, { requisition, person, profile })
}

async function open() {
  const company = await buildCompany(database)
  const requisition = await buildRequisition(database, { company })
  const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
  return { company, requisition, recruiter }
}

const urlOf = (id: number) => `/smartreq/v1/user-smartreq/${id}/duplicates/`

async function read(client: Client, id: number): Promise<Duplicates> {
  return (await client.get(urlOf(id))).body.data
}

async function reasonsBetween(one: Person, other: Person): Promise<PossibleDuplicate['reasons']> {
  const { requisition, recruiter } = await open()
  const first = await apply(requisition, one)
  await apply(requisition, other)
  const { possible } = await read(recruiter, first.userSmartreqId)
  return possible.flatMap(({ reasons }) => reasons)
}

const newAddress = () => `ada.lovelace${(people += 1)}`

describe('possible duplicates', () => {
  it('have the same e-mail address, whatever its case, dots and tag', async () => {
    const local = newAddress()
    const other = `${local.replace('.', '').toUpperCase()}+jobs@Example.com`
    expect(await reasonsBetween({ email: `${local}@example.com` }, { email: other })).toEqual([
      'email',
    ])
    expect(
      await reasonsBetween(
        { email: `${newAddress()}@example.com` },
        { email: `${newAddress()}@example.com` },
      ),
    ).toEqual([])
  })

  it('have the same phone number, whatever extension follows it', async () => {
    expect(await reasonsBetween({ phone: '+34600223456x12' }, { phone: '600223456' })).toEqual([
      'phone',
    ])
  })

  it('have the same phone number, with and without the country’s code', async () => {
    expect(await reasonsBetween({ phone: '+34600123456' }, { profilePhone: '600123456' })).toEqual([
      'phone',
    ])
    expect(await reasonsBetween({ profilePhone: '12345' }, { profilePhone: '12345' })).toEqual([])
  })

  it('have the same page on LinkedIn, whatever follows its name', async () => {
    const linkedin = 'https://www.linkedin.com/in/Ada-L/'
    const other = { linkedin: 'https://linkedin.com/in/ada-l?trk=1' }
    expect(await reasonsBetween({ linkedin }, other)).toEqual(['linkedin'])
  })

  it('have the same name in the same requisition, and elsewhere only with something else', async () => {
    const { company, requisition, recruiter } = await open()
    const elsewhere = await buildRequisition(database, { company })
    const first = await apply(requisition, { firstName: 'ADA', phone: '5550001234' })
    const namesake = await apply(requisition, { firstName: ' Ada ' })
    await apply(elsewhere, { firstName: 'Ada' })
    const same = await apply(elsewhere, { firstName: 'Ada', phone: '5550001234' })
    const { possible } = await read(recruiter, first.userSmartreqId)
    expect(possible.map(({ user_smartreq_id: id, reasons }) => [id, reasons])).toEqual([
      [same.userSmartreqId, ['phone', 'name']],
      [namesake.userSmartreqId, ['name']],
    ])
  })

  it('are twenty at most', async () => {
    const { requisition, recruiter } = await open()
    const first = await apply(requisition, { firstName: 'Ada' })
    for (let count = 0; count < 21; count += 1) await apply(requisition, { firstName: 'Ada' })
    expect((await read(recruiter, first.userSmartreqId)).possible).toHaveLength(20)
  })

  it('are told to users who see both requisitions, and to no other company', async () => {
    const { company, requisition, recruiter } = await open()
    const elsewhere = await buildRequisition(database, { company })
    const first = await apply(requisition, { phone: '5550009876' })
    await apply(elsewhere, { phone: '5550009876' })
    const other = await open()
    await apply(other.requisition, { phone: '5550009876' })
    const manager = await onTeamOf(requisition, company)
    expect((await read(recruiter, first.userSmartreqId)).possible).toHaveLength(1)
    expect((await read(manager, first.userSmartreqId)).possible).toEqual([])
    expect((await other.recruiter.get(urlOf(first.userSmartreqId))).status).toBe(404)
    expect((await recruiter.get(urlOf(999_999_999))).status).toBe(404)
  })
})

/** A hiring manager who sees that requisition alone. */
async function onTeamOf(requisition: Requisition, company: Company): Promise<Client> {
  const person = await buildStaff(database, { company, preset: 'Hiring manager' })
  await join(requisition, person.userId)
  return test.as(person)
}

async function join({ accountId, jobId }: Requisition, userId: number): Promise<void> {
  await database.owner
    .insert(jobTeam)
    .values({ accountId, jobId, userId, teamRole: 'hiring_manager' })
}

describe('a pair that is not a duplicate', () => {
  it('is dismissed for both applicants, audited, and shown again when that is undone', async () => {
    const { requisition, recruiter } = await open()
    const one = await apply(requisition, { firstName: 'Ada' })
    const other = await apply(requisition, { firstName: 'Ada' })
    const url = `${urlOf(one.userSmartreqId)}${other.userSmartreqId}/dismissal/`
    expect((await recruiter.put(url)).status).toBe(200)
    expect((await recruiter.put(url)).status).toBe(200)
    for (const id of [one.userSmartreqId, other.userSmartreqId]) {
      const { possible, dismissed } = await read(recruiter, id)
      expect([possible.length, dismissed.length]).toEqual([0, 1])
      expect(await actionsOf(id)).toEqual(['dismiss_duplicate'])
    }
    const back = `${urlOf(other.userSmartreqId)}${one.userSmartreqId}/dismissal/`
    expect((await recruiter.delete(back)).status).toBe(200)
    expect((await read(recruiter, one.userSmartreqId)).possible).toHaveLength(1)
    expect(await actionsOf(one.userSmartreqId)).toEqual([
      'dismiss_duplicate',
      'undo_dismiss_duplicate',
    ])
  })

  it('is of two applicants of the company', async () => {
    const { requisition, recruiter } = await open()
    const other = await open()
    const one = await apply(requisition)
    const foreign = await apply(other.requisition)
    const dismiss = (id: number) => recruiter.put(`${urlOf(one.userSmartreqId)}${id}/dismissal/`)
    expect((await dismiss(foreign.userSmartreqId)).status).toBe(404)
    expect((await dismiss(999_999_999)).status).toBe(404)
    const refused = await dismiss(one.userSmartreqId)
    expect(refused.body.error).toMatchObject({
      code: 'validation_failed',
      fields: { other_user_smartreq_id: expect.any(String) },
    })
  })
})

async function actionsOf(entityId: number): Promise<string[]> {
  const isOf = and(eq(auditEvent.entity, 'application'), eq(auditEvent.entityId, entityId))
  const rows = await database.owner
    .select()
    .from(auditEvent)
    .where(isOf)
    .orderBy(auditEvent.auditId)
  return rows.map(({ action }) => action)
}
