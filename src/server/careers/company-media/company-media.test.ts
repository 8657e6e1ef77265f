import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'

import { COMPANY_MEDIA, isCompanyMediaPath } from '#contract/careers/careers-rules.ts'
import { companyMedia } from '#server/db/schema/company-media.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { PNG } from '#testing/png.ts'
import { webmChunks } from '#testing/recordings.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))

describe('uploading an image or a video for a text', () => {
  it('answers an address that anyone can read it by, byte for byte', async () => {
    const reply = await recruiter.post(urlOf(company.accountId), formOf({ file: PNG }))
    expect(reply.status).toBe(201)
    const { url } = reply.body.data
    expect(isCompanyMediaPath(url)).toBe(true)
    const served = await test.client().get(url)
    expect(served.status).toBe(200)
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(PNG.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    })
  })

  it('serves the parts of a video that a player asks for', async () => {
    const bytes = Buffer.concat(webmChunks([4000]))
    const form = formOf({ file: bytes, resourceType: 'video' })
    const { url } = (await recruiter.post(urlOf(company.accountId), form)).body.data
    const part = await test.client().get(url, { headers: { range: 'bytes=10-19' } })
    expect(part.status).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes 10-19/${bytes.length}`)
    const beyond = await test.client().get(url, { headers: { range: 'bytes=90000-' } })
    expect(beyond.status).toBe(416)
  })

  it('stores one file for one key, however often it is sent', async () => {
    const other = await buildCompany(database)
    const client = await test.as(
      await buildStaff(database, { company: other, preset: 'Recruiter' }),
    )
    const key = randomUUID()
    const send = () => client.post(urlOf(other.accountId), formOf({ file: PNG }), { key })
    const first = await send()
    expect(
      await filesGainedBy(async () => {
        const again = await send()
        expect(again.body).toEqual(first.body)
      }),
    ).toBe(0)
    const rows = await database.owner
      .select()
      .from(companyMedia)
      .where(eq(companyMedia.accountId, other.accountId))
    expect(rows).toHaveLength(1)
  })

  it.each([
    ['a page that is named as an image', '<html><script>alert(1)</script>', 'image'],
    ['SVG, which can hold scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image'],
    ['an image that is sent as a video', PNG, 'video'],
  ] as const)('refuses %s and stores nothing', async (_, file, resourceType) => {
    const send = async () => {
      const reply = await recruiter.post(urlOf(company.accountId), formOf({ file, resourceType }))
      expect(reply.status).toBe(415)
      expect(reply.body.error.message).toBe(
        resourceType === 'image'
          ? 'Only PNG, JPEG, GIF and WebP images are supported.'
          : 'Only MP4, WebM, and Ogg video formats are supported.',
      )
    }
    expect(await filesGainedBy(send)).toBe(0)
  })

  it('refuses an image that is too large', async () => {
    const file = Buffer.concat([PNG, Buffer.alloc(COMPANY_MEDIA.fileBytes.image)])
    const reply = await recruiter.post(urlOf(company.accountId), formOf({ file }))
    expect(reply.status).toBe(413)
  })

  it.each([
    ['no file', formOf({}), 'file'],
    ['an empty file', formOf({ file: '' }), 'file'],
    ['another resource type', formOf({ file: PNG, resourceType: 'audio' }), 'resource_type'],
    ['no form at all', { resource_type: 'image' }, 'file'],
  ])('names the field where there is %s', async (_, body, field) => {
    const reply = await recruiter.post(urlOf(company.accountId), body)
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body.error.fields)).toEqual([field])
  })

  it('refuses two files, a broken form and a company that has no room', async () => {
    const two = formOf({ file: PNG })
    two.append('file', new File([PNG], 'b.png'))
    expect((await recruiter.post(urlOf(company.accountId), two)).status).toBe(413)
    const broken = await recruiter.send({
      method: 'POST',
      url: urlOf(company.accountId),
      payload: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect(broken.status).toBe(400)
    const full = await buildCompany(database)
    await database.owner.insert(companyMedia).values(
      [1, 2, 3].map(() => ({
        accountId: full.accountId,
        mediaId: randomUUID(),
        mime: 'video/mp4' as const,
        size: 2_000_000_000,
      })),
    )
    const admin = await test.as(await buildStaff(database, { company: full, preset: 'Recruiter' }))
    const reply = await admin.post(urlOf(full.accountId), formOf({ file: PNG }))
    expect([reply.status, reply.body.error.code]).toEqual([409, 'media_full'])
  })

  it('is for those who work on requisitions or settings of that company', async () => {
    const stranger = await test.as(
      await buildStaff(database, { company: await buildCompany(database), preset: 'Recruiter' }),
    )
    expect((await stranger.post(urlOf(company.accountId), formOf({ file: PNG }))).status).toBe(403)
    const analyst = await test.as(await buildStaff(database, { company, preset: 'Limited' }))
    expect((await analyst.post(urlOf(company.accountId), formOf({ file: PNG }))).status).toBe(403)
  })

  it('knows nothing of an address that was not given', async () => {
    expect((await test.client().get(`/media/v1/${randomUUID()}/`)).status).toBe(404)
  })
})

function urlOf(accountId: number): string {
  return `/account/v1/media/account/${accountId}/`
}

function formOf(given: { file?: string | Uint8Array; resourceType?: string }): FormData {
  const form = new FormData()
  form.set('resource_type', given.resourceType ?? 'image')
  if (given.file !== undefined) form.set('file', new File([Buffer.from(given.file)], '../a.png'))
  return form
}

/** How many files the storage gained while something was done. */
async function filesGainedBy(work: () => Promise<unknown>): Promise<number> {
  const stage = test.storage.stage.bind(test.storage)
  let gained = 0
  const staging = vi.spyOn(test.storage, 'stage').mockImplementation(() => {
    const file = stage()
    return {
      ...file,
      commit: async (key) => {
        await file.commit(key)
        gained += 1
      },
    }
  })
  const removing = vi.spyOn(test.storage, 'remove')
  await work()
  gained -= removing.mock.calls.length
  staging.mockRestore()
  removing.mockRestore()
  return gained
}
