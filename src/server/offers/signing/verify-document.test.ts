import { describe, expect, it } from 'vitest'

import { exampleLetter, exampleSeal } from '#testing/example-letter.ts'
import { openTestApp } from '#testing/test-app.ts'

import { currentCertificate } from './certificate-service.ts'
import { letterToPdf, sealPdf } from './document-engine.ts'

const { database, secret, app } = await openTestApp()
const now = new Date()

async function verify(bytes: Uint8Array) {
  const form = new FormData()
  form.set('file', new File([Uint8Array.from(bytes)], 'Offer.pdf'))
  const sent = new Response(form)
  const reply = await app.inject({
    method: 'POST',
    url: '/integration/v1/verify-document/',
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  return { status: reply.statusCode, body: reply.json<unknown>() }
}

describe('a document that anyone verifies', () => {
  it('is unchanged, with who signed it, or changed, with nothing of it', async () => {
    const certificate = await currentCertificate({ database, secret, now: () => now })
    const letter = await letterToPdf(exampleLetter)
    const sealed = await sealPdf(exampleSeal(letter, { certificate, now }))
    expect(await verify(sealed)).toMatchObject({
      status: 200,
      body: {
        data: {
          result: 'unchanged',
          title: 'Offer of employment',
          company: 'Harbor & Pine',
          sealed_at: now.toISOString(),
          signers: [{ name: 'Nguyễn Thị Hương' }, { name: 'Ελένη Παπαδοπούλου' }],
        },
      },
    })
    const changed = sealed.slice()
    changed[1000] = (changed[1000] ?? 0) ^ 1
    const nothing = { title: null, company: null, sealed_at: null, signers: [] }
    expect((await verify(changed)).body).toEqual({ data: { result: 'changed', ...nothing } })
    expect((await verify(letter.pdf)).body).toEqual({ data: { result: 'not_sealed', ...nothing } })
  })

  it('is refused when it is empty, and above 10 MB', async () => {
    expect((await verify(new Uint8Array())).status).toBe(400)
    expect((await verify(new Uint8Array(10 * 1024 * 1024 + 1))).status).toBe(413)
  })
})
