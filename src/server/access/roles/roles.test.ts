import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import type { AccountRole } from '#contract/access/roles.ts'
import {
  buildCompany,
  buildMember,
  buildPerson,
  buildRequisition,
  buildStaff,
} from '#testing/builders.ts'
import { roleBody } from '#testing/roles.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const test = await openTestApp()
const { database } = test

describe('roles', () => {
  it('are listed with how many hold them, in order, found by a part of their name', async () => {
    const { admin, url, company } = await arrive()
    await buildStaff(database, { company, preset: 'Recruiter' })
    await buildStaff(database, { company, preset: 'Recruiter' })
    const list = async (query: string): Promise<AccountRole[]> =>
      (await admin.get(`${url('roles')}${query}`)).body.data
    const names = (await list('')).map((role) => role.role_name)
    expect(names).toEqual(names.toSorted())
    expect(names).toHaveLength(7)
    expect((await list('?ordering=-member_count'))[0]).toMatchObject({
      role_name: 'Recruiter',
      member_count: 2,
      smartreq_access: true,
      full_access: false,
    })
    expect((await list('?search=COORD')).map((role) => role.role_name)).toEqual(['Coordinator'])
    expect(await list('?page=3&page_size=3')).toHaveLength(1)
    expect(await list('?search=%25')).toEqual([])
  })

  it('are made once for a key, under a name of their own', async () => {
    const { admin, url } = await arrive()
    const body = roleBody({ smartreq_access: true })
    const key = randomUUID()
    const made = await admin.post(url('roles'), body, { key })
    expect(made.status).toBe(201)
    expect((await admin.post(url('roles'), body, { key })).body).toEqual(made.body)
    const again = await admin.post(url('roles'), { ...body, role_name: 'NIGHT shift' })
    expect(refusalOf(again)).toEqual([409, 'role_name_taken'])
    const other = await admin.post(url('roles'), roleBody({ role_name: 'Day shift' }))
    const { role_id: otherId } = other.body.data
    expect(refusalOf(await admin.put(url('role', otherId), body))).toEqual([409, 'role_name_taken'])
    const kept = roleBody({ role_name: 'day SHIFT' })
    expect((await admin.put(url('role', otherId), kept)).status).toBe(200)
  })

  it('change what their holders may do at the next request', async () => {
    const { admin, url, company } = await arrive()
    const person = await buildStaff(database, { company, preset: 'Coordinator' })
    const coordinator = await test.as(person)
    expect((await coordinator.get(url('roles'))).status).toBe(403)
    const body = roleBody({ role_name: 'Coordinator', company_settings_access: true })
    expect((await admin.put(url('role', company.roles.Coordinator), body)).status).toBe(200)
    expect((await coordinator.get(url('roles'))).status).toBe(200)
  })

  it('are never given with more than the giver has', async () => {
    const { admin, url, company } = await arrive()
    const body = roleBody({ company_settings_access: true })
    const { role_id: keeperRole } = (await admin.post(url('roles'), body)).body.data
    const { memberId } = await buildMember(database, company)
    await admin.put(url('user-role', memberId), { role_ids: [keeperRole] })
    const keeper = await test.as({ userId: memberId })
    const attempts = [
      keeper.post(url('roles'), roleBody({ role_name: 'All', full_access: true })),
      keeper.put(url('role', keeperRole), { ...body, private_data_access: true }),
      keeper.put(url('user-role', memberId), { role_ids: [company.roles['Account admin']] }),
      keeper.put(url('role', company.roles['Account admin']), body),
      keeper.delete(url('role', company.roles.Recruiter)),
    ]
    for (const reply of await Promise.all(attempts))
      expect(refusalOf(reply)).toEqual([403, 'forbidden'])
    expect((await keeper.post(url('roles'), roleBody({ role_name: 'Own' }))).status).toBe(201)
  })

  it('are deleted while in use only with another one to give', async () => {
    const { admin, url, company } = await arrive()
    const both = await buildMember(database, company)
    const { roleId } = both
    const { Limited: limited } = company.roles
    await admin.put(url('user-role', both.memberId), { role_ids: [roleId, limited] })
    const reply = await admin.delete(url('role', roleId))
    expect(refusalOf(reply)).toEqual([409, 'role_in_use'])
    const itself = await admin.delete(`${url('role', roleId)}?replace_to=${roleId}`)
    expect(refusalOf(itself)).toEqual([409, 'role_in_use'])
    const done = await admin.delete(`${url('role', roleId)}?replace_to=${limited}`)
    expect(done.body.data).toEqual({ role_id: roleId, moved: 1 })
    const held = await admin.get(`${url('user-roles')}?role_id=${limited}`)
    expect(held.body.data).toMatchObject([
      { user_id: both.memberId, roles: [{ role_id: limited }] },
    ])
    expect((await admin.delete(url('role', roleId))).status).toBe(404)
  })

  it('of another company do not exist', async () => {
    const { admin, url, company } = await arrive()
    const elsewhere = await buildCompany(database)
    const foreign = elsewhere.roles.Limited
    const { memberId } = await buildMember(database, company)
    const stranger = await buildMember(database, elsewhere)
    const attempts = [
      admin.put(url('role', foreign), roleBody()),
      admin.delete(url('role', foreign)),
      admin.put(url('user-role', memberId), { role_ids: [foreign] }),
      admin.put(url('user-role', stranger.memberId), { role_ids: [company.roles.Limited] }),
      admin.delete(url('user-role', stranger.memberId)),
    ]
    for (const reply of await Promise.all(attempts))
      expect(refusalOf(reply)).toEqual([404, 'not_found'])
  })
})

describe('people', () => {
  it('are listed with their roles in order, and found by name and address', async () => {
    const { admin, url, company } = await arrive()
    const { roleId, memberId } = await buildMember(database, company)
    const roleIds = [company.roles.Limited, roleId]
    await admin.put(url('user-role', memberId), { role_ids: roleIds })
    const all = await admin.get(url('user-roles'))
    expect(all.body.meta).toEqual({ page: 1, page_size: 25, total: 2 })
    const found = await admin.get(`${url('user-roles')}?search=grace%20HOP&ordering=-email`)
    expect(found.body.data).toMatchObject([
      { user_id: memberId, roles: roleIds.map((role_id) => ({ role_id })) },
    ])
    expect((await admin.get(`${url('user-roles')}?search=_`)).body.data).toEqual([])
  })

  it('are removed with all of their roles and their places on teams', async () => {
    const { admin, url, company } = await arrive()
    const manager = await buildStaff(database, { company, preset: 'Hiring manager' })
    const requisition = await buildRequisition(database, { company, team: [manager.userId] })
    const managing = await test.as(manager)
    const address = `/smartreq/v1/${requisition.jobId}/`
    expect((await managing.get(address)).status).toBe(200)
    expect((await admin.delete(url('user-role', manager.userId))).status).toBe(200)
    expect((await managing.get(address)).status).toBe(404)
    expect((await admin.get(address)).body.data.team).toEqual([])
  })

  it('always include a user who may change the settings', async () => {
    const { admin, adminId, url, company } = await arrive()
    const limited = { role_ids: [company.roles.Limited] }
    const adminRole = company.roles['Account admin']
    const attempts = [
      admin.put(url('user-role', adminId), limited),
      admin.delete(url('user-role', adminId)),
      admin.put(url('role', adminRole), roleBody({ role_name: 'Account admin' })),
      admin.delete(`${url('role', adminRole)}?replace_to=${company.roles.Limited}`),
    ]
    for (const reply of await Promise.all(attempts))
      expect(refusalOf(reply)).toEqual([409, 'last_admin'])
    expect((await admin.get(url('roles'))).status).toBe(200)
  })

  it('keep one admin of two that leave at the same moment', async () => {
    const { admin, adminId, url, company } = await arrive()
    const second = await buildStaff(database, { company, preset: 'Account admin' })
    const leaving = await test.as(second)
    const replies = await Promise.all([
      admin.delete(url('user-role', adminId)),
      leaving.delete(url('user-role', second.userId)),
    ])
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })
})

async function arrive() {
  const company = await buildCompany(database)
  const { accountId } = company
  const person = await buildStaff(database, { company, preset: 'Account admin' })
  const admin: Client = await test.as(person)
  const url = (resource: 'roles' | 'role' | 'user-roles' | 'user-role', id?: number) => {
    const base = `/account/v1/${resource}/${accountId}/`
    if (id === undefined) return base
    return resource === 'user-role' ? `${base}user/${id}/` : `${base}${id}/`
  }
  return { company, admin, adminId: person.userId, url }
}

function refusalOf({ status, body }: { status: number; body: { error?: { code: string } } }) {
  return [status, body.error?.code]
}

it('an admin of the provider may do all of it', async () => {
  const { url } = await arrive()
  const provider = await test.as(await buildPerson(database, { isJfAdmin: true }))
  expect((await provider.post(url('roles'), roleBody())).status).toBe(201)
})
