import { describe, expect, it } from 'vitest'

import { accountPreference } from '#server/db/schema/account.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { PNG } from '#testing/png.ts'
import { webmChunks } from '#testing/recordings.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test

describe('the white label of a company', () => {
  it('has a logo, a header and a colour, for all of its staff', async () => {
    const { admin, company, url, upload } = await open()
    const look = {
      logo_url: await upload(PNG),
      use_custom_header: true,
      custom_header_file: await upload(PNG),
      accent_color: '#b4005a',
    }
    expect((await admin.patch(url, look)).body.data).toMatchObject(look)
    const limited = await test.as(await buildStaff(database, { company, preset: 'Limited' }))
    expect((await limited.get('/account/v1/info/')).body.data).toMatchObject(look)
    const none = { logo_url: null, use_custom_header: false, custom_header_file: null }
    expect((await admin.patch(url, none)).body.data).toMatchObject({
      ...none,
      accent_color: '#b4005a',
    })
  })

  it('is refused where the provider has not switched it on; what stays the same is not', async () => {
    const { admin, url } = await open({ isSwitchedOn: false })
    for (const change of [{ accent_color: '#b4005a' }, { use_custom_header: true }])
      expect((await admin.patch(url, change)).status).toBe(403)
    const same = { accent_color: null, use_custom_header: false, name: 'New name' }
    expect((await admin.patch(url, same)).status).toBe(200)
  })

  it('takes images of the company itself, and nothing else', async () => {
    const { admin, url, upload } = await open()
    const theirs = await (await open()).upload(PNG)
    const video = await upload(Buffer.concat(webmChunks([4000])), 'video')
    const missing = '/media/v1/0198c9f2-7c1a-4d2b-8e3f-5a6b7c8d9e40/'
    const elsewhere = 'https://elsewhere.example.com/logo.png'
    for (const logo of [theirs, video, missing, elsewhere, 'data:image/svg+xml,<svg/>', '']) {
      const reply = await admin.patch(url, { logo_url: logo })
      expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, ['logo_url']])
    }
  })

  it.each([
    ['accent_color', { accent_color: 'red' }],
    ['accent_color', { accent_color: '#B4005A' }],
    ['accent_color', { accent_color: '#b4005a; color: red' }],
    ['custom_header_file', { use_custom_header: true }],
    ['use_custom_header', { use_custom_header: 'yes' }],
  ])('refuses %s in %j', async (field, change) => {
    const { admin, url } = await open()
    const reply = await admin.patch(url, change)
    expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, [field]])
  })
})

async function open({ isSwitchedOn = true } = {}) {
  const company = await buildCompany(database)
  const { accountId } = company
  if (isSwitchedOn)
    await database.owner
      .insert(accountPreference)
      .values({ accountId, keyname: 'WHITE_LABEL_LOGO', value: '1' })
  const admin = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
  const upload = async (bytes: Uint8Array, type = 'image'): Promise<string> => {
    const form = new FormData()
    form.set('resource_type', type)
    form.set('file', new File([new Uint8Array(bytes)], 'a'))
    return (await admin.post(`/account/v1/media/account/${accountId}/`, form)).body.data.url
  }
  return { admin, company, upload, url: `/account/v1/${accountId}/` }
}
