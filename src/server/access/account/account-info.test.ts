import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { account, accountPreference, userRole } from '#server/db/schema/account.ts'
import { buildCompany, buildPerson, buildStaff, only } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const { owner } = database
const company = await buildCompany(database, { name: 'Harbour Works' })
const other = await buildCompany(database, { name: 'Another Company' })
const { accountId } = company
const logoUrl = 'data:image/svg+xml,%3Csvg/%3E'
await owner.update(account).set({ logoUrl }).where(eq(account.accountId, accountId))
await owner.insert(accountPreference).values([
  { accountId, keyname: 'WHITE_LABEL_LOGO', value: '1' },
  { accountId, keyname: 'PATHWAY_ACCESS', value: '0' },
  { accountId: other.accountId, keyname: 'EEOC_DASHBOARD', value: '1' },
])

describe('the company’s details', () => {
  it('come with its preferences, for the user who has a role in it', async () => {
    const client = await test.as(await buildStaff(database, { company, preset: 'Limited' }))
    const { uuid } = only(
      await owner.select().from(account).where(eq(account.accountId, accountId)),
    )
    expect((await client.get('/account/v1/info/')).body.data).toEqual({
      name: 'Harbour Works',
      account_id: accountId,
      uuid,
      logo_url: logoUrl,
      use_custom_header: false,
      custom_header_file: null,
      accent_color: null,
      preferences: [
        { keyname: 'EEOC_DASHBOARD', value: '0' },
        { keyname: 'PATHWAY_ACCESS', value: '0' },
        { keyname: 'REQUISITION_APPROVAL', value: '0' },
        { keyname: 'WHITE_LABEL_LOGO', value: '1' },
      ],
    })
  })

  it('are those of the first role, unless another company is named', async () => {
    const person = await buildStaff(database, { company: other, preset: 'Recruiter' })
    const roleId = company.roles.Limited
    await owner.insert(userRole).values({ accountId, userId: person.userId, roleId, sortOrder: 0 })
    const client = await test.as(person)
    expect((await client.get('/account/v1/info/')).body.data.name).toBe('Harbour Works')
    const named = await client.get(`/account/v1/info/?account_id=${other.accountId}`)
    expect(named.body.data.name).toBe('Another Company')
  })

  it('are not for people without a role', async () => {
    const client = await test.as(await buildPerson(database))
    expect((await client.get('/account/v1/info/')).status).toBe(403)
    expect((await client.get(`/account/v1/info/?account_id=${accountId}`)).status).toBe(403)
  })
})
