import { PDF } from '@libpdf/core'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { OFFER_DOCUMENT_LIMITS } from '#contract/offers/offer-document-rules.ts'
import type { OfferState } from '#contract/offers/offer-states.ts'
import { offerApproval } from '#server/db/schema/offer-approval.ts'
import { offerDocument } from '#server/db/schema/offer-document.ts'
import { offer } from '#server/db/schema/offer.ts'
import { removableFile } from '#server/db/schema/privacy.ts'
import { eraseApplications } from '#server/privacy/erase-applications.ts'
import { buildCompany, buildRequisition, buildStaff, only } from '#testing/builders.ts'
import { apply } from '#testing/decisions.ts'
import { docxOf, macroDocxOf, pdfOf } from '#testing/files.ts'
import { attachDocument, buildOffer } from '#testing/offers.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const test = await openTestApp()
const { database, storage, clock } = test
const { owner } = database

/** An offer of an applicant, and what staff do with its documents. */
async function begin(state: OfferState = 'draft') {
  const company = await buildCompany(database)
  const staff = await buildStaff(database, { company, preset: 'Account admin' })
  const requisition = await buildRequisition(database, { company })
  const { userId, ...made } = await apply(test, { requisition, values: { status: 'active' } })
  const built = await buildOffer(test, { ...made, memberId: staff.userId, state })
  const { accountId, userOfferId, userSmartreqId } = built
  const client = await test.as(staff)
  const offerUrl = `/smartreq/v1/user-smartreq/${userSmartreqId}/offers/${userOfferId}/`
  const url = `${offerUrl}documents/`
  return {
    ...built,
    client,
    url,
    offerUrl,
    memberId: staff.userId,
    candidateId: userId,
    add: (bytes: Uint8Array, by: Client = client) => by.post(url, formOf(bytes)),
    attach: () => attachDocument(test, { accountId, userOfferId, memberId: staff.userId }),
    list: async () => (await client.get(url)).body.data,
    rows: () =>
      owner.select().from(offerDocument).where(eq(offerDocument.userOfferId, userOfferId)),
    stateNow: async () =>
      only(await owner.select().from(offer).where(eq(offer.userOfferId, userOfferId))).state,
  }
}

function formOf(bytes: Uint8Array, name = 'Benefits 2030.pdf'): FormData {
  const form = new FormData()
  form.set('file', new File([Buffer.from(bytes)], name))
  return form
}

function isNoted(key: string) {
  return owner.$count(removableFile, eq(removableFile.key, key))
}

describe('the documents of an offer', () => {
  it('are added, renamed, replaced, downloaded and deleted while it is a draft', async () => {
    const { client, url, add, list, rows } = await begin()
    expect((await add(pdfOf('Benefits'))).status).toBe(201)
    const [{ user_offer_document_id: id }] = await list()
    const first = only(await rows())
    expect((await client.patch(`${url}${id}/`, { title: 'What we offer' })).status).toBe(200)
    // A Word file by the name of a PDF is what its content says.
    expect((await client.put(`${url}${id}/file/`, formOf(docxOf('Benefits')))).status).toBe(200)
    expect(await list()).toMatchObject([
      {
        title: 'What we offer',
        file_name: 'Benefits 2030.docx',
        mime: expect.stringContaining('wordprocessingml'),
      },
    ])
    expect(await isNoted(first.fileKey)).toBe(1)
    const file = await client.get(`${url}${id}/file/`)
    expect(file.headers).toMatchObject({
      'content-disposition': expect.stringContaining('attachment; filename="Benefits 2030.docx"'),
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    })
    const { fileKey } = only(await rows())
    const deleted = await client.delete(`${url}${id}/`)
    expect(deleted.body.data.message).toBe('Document deleted successfully')
    expect([await list(), await isNoted(fileKey)]).toEqual([[], 1])
  })

  it('are refused in words where a file is locked, runs something, or is of another kind', async () => {
    const { add, list } = await begin()
    const scripted = Buffer.from(
      pdfOf('Benefits')
        .toString('latin1')
        .replace('/Catalog', '/Catalog /OpenAction << /S /JavaScript /JS (x) >>'),
      'latin1',
    )
    const locked = await PDF.load(pdfOf('Benefits'))
    locked.setProtection({ userPassword: 'secret' })
    const cases = [
      ['file_has_scripts', scripted],
      ['file_encrypted', await locked.save()],
      ['file_has_macros', macroDocxOf('Benefits')],
      ['wrong_content', Buffer.from('<html>')],
    ] as const
    for (const [problem, bytes] of cases) {
      const { status, body } = await add(bytes)
      expect([status, body.error.details]).toEqual([400, { problem }])
      expect(body.error.fields.file).toMatch(/^The (file|PDF|Word document) /u)
    }
    expect(await list()).toEqual([])
  })

  it('are as many as one version can have, also where two arrive at once', async () => {
    const { attach, add, list } = await begin()
    for (let count = 1; count < OFFER_DOCUMENT_LIMITS.perVersion; count += 1) await attach()
    const replies = await Promise.all([add(pdfOf('One')), add(pdfOf('Two'))])
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201, 409]))
    expect(await list()).toHaveLength(OFFER_DOCUMENT_LIMITS.perVersion)
  })

  it('stay as they were sent, and the next version begins with the same ones', async () => {
    const { client, url, offerUrl, add, attach, list, rows } = await begin('sent')
    const sent = await attach()
    const one = `${url}${sent.userOfferDocumentId}/`
    const refused = [
      await add(pdfOf('Late')),
      await client.put(`${one}file/`, formOf(pdfOf('Late'))),
      await client.patch(one, { title: 'Late' }),
      await client.delete(one),
    ]
    expect(refused.map(({ body }) => body.error.code)).toEqual(
      refused.map(() => 'offer_action_not_allowed'),
    )
    const seen = { version: 1, state: 'sent' }
    expect((await client.post(`${offerUrl}versions/`, { seen })).status).toBe(200)
    const [copy] = await list()
    expect(copy).toMatchObject({ title: sent.title, version: 2, sha256: sent.sha256 })
    // The version that was sent has the file still.
    await client.delete(`${url}${copy.user_offer_document_id}/`)
    expect(await rows()).toMatchObject([{ version: 1, fileKey: sent.fileKey }])
    expect(await isNoted(sent.fileKey)).toBe(0)
  })

  it('end an approval, as other terms do', async () => {
    const { accountId, userOfferId, memberId, add, stateNow } = await begin('approved')
    const step = { accountId, userOfferId, version: 1, position: 1, requestedBy: memberId }
    const at = clock.now()
    const decided = { state: 'approved', decidedBy: memberId, decidedAt: at } as const
    await owner
      .insert(offerApproval)
      .values({ ...step, ...decided, requestId: crypto.randomUUID(), requestedAt: at })
    expect((await add(pdfOf('Benefits'))).status).toBe(201)
    expect(await stateNow()).toBe('draft')
    const steps = eq(offerApproval.userOfferId, userOfferId)
    expect(await owner.$count(offerApproval, steps)).toBe(0)
  })

  it('are changed by those who manage the requisition, and by no one of another company', async () => {
    const { url, add, attach } = await begin()
    const { userOfferDocumentId: id } = await attach()
    const other = await begin()
    expect((await add(pdfOf('Foreign'), other.client)).status).toBe(404)
    expect((await other.client.delete(`${url}${id}/`)).status).toBe(404)
    expect((await other.client.get(`${other.url}${id}/file/`)).status).toBe(404)
    expect((await other.client.delete(`${other.url}${id}/`)).status).toBe(404)
  })

  it('go with their files when the applicant is erased', async () => {
    const { accountId, userSmartreqId, attach, rows } = await begin()
    const { fileKey } = await attach()
    const given = { accountId, userSmartreqIds: [userSmartreqId], rule: 'request' } as const
    await eraseApplications({ ...test, ...test.clock }, given)
    expect([await rows(), await storage.size(fileKey)]).toEqual([[], null])
  })
})

describe('the documents of an offer that is out', () => {
  it('are shown to its signers and the candidate, of the version that was sent alone', async () => {
    const { tokens, accountId, userOfferId, memberId, candidateId, attach } = await begin('sent')
    const { userOfferDocumentId: id } = await attach()
    const next = { accountId, userOfferId, memberId, version: 2 }
    const { userOfferDocumentId: other } = await attachDocument(test, next)
    const token = tokens.candidate
    const link = test.client()
    const opened = await link.post('/integration/v1/signing/open/', { token })
    expect(opened.body.data.documents).toMatchObject([{ user_offer_document_id: id }])
    const fetchByLink = async (document: number, by = token) => {
      const body = { token: by, user_offer_document_id: document }
      return (await link.post('/integration/v1/signing/documents/file/', body)).status
    }
    expect([await fetchByLink(id), await fetchByLink(other)]).toEqual([200, 404])
    // The link of the next turn has not gone out.
    expect(await fetchByLink(id, tokens.company_1)).toBe(404)
    const candidate = await test.as({ userId: candidateId })
    const own = await candidate.get('/user/v1/offers/')
    expect(own.body.data[0].documents).toMatchObject([{ user_offer_document_id: id }])
    const url = `/user/v1/offers/${userOfferId}/documents/`
    expect((await candidate.get(`${url}${id}/file/`)).status).toBe(200)
    expect((await candidate.get(`${url}${other}/file/`)).status).toBe(404)
    const stranger = await begin()
    const foreign = await test.as({ userId: stranger.candidateId })
    expect((await foreign.get(`${url}${id}/file/`)).status).toBe(404)
  })
})
