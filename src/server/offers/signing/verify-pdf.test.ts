import { PDF } from '@libpdf/core'
import { beforeAll, describe, expect, it } from 'vitest'

import { exampleLetter, exampleSeal } from '#testing/example-letter.ts'

import { makeCertificate } from './certificate.ts'
import { verifyPdf } from './check-document.ts'
import { letterToPdf, sealPdf } from './document-engine.ts'

const now = new Date()

let sealed: Uint8Array
let bare: Uint8Array
let fingerprint: string
const verify = (bytes: Uint8Array) => verifyPdf(bytes, { knownCertificates: [fingerprint] })

beforeAll(async () => {
  const subject = { commonName: 'Fairlead', organisation: 'Fairlead' }
  const certificate = await makeCertificate({ ...subject, now })
  const letter = await letterToPdf(exampleLetter)
  fingerprint = certificate.fingerprint
  bare = letter.pdf
  sealed = await sealPdf(exampleSeal(letter, { certificate, now }))
})

describe('verifying a document', () => {
  it('says of a sealed one that it is ours, unchanged, and who signed it', async () => {
    const found = await verify(sealed)
    expect(found).toMatchObject({
      problem: null,
      isSigned: true,
      isIntact: true,
      isOurs: true,
      changes: null,
      title: 'Offer of employment',
      sealedAt: now.toISOString(),
      signedBy: 'Fairlead',
      fingerprint,
    })
    expect(found.evidence?.signers.map(({ name }) => name)).toEqual([
      'Nguyễn Thị Hương',
      'Ελένη Παπαδοπούλου',
    ])
  })

  it('finds one flipped bit wherever it is', async () => {
    const gap = Buffer.from(sealed).indexOf('/Contents <')
    const places = [20, 1000, gap - 50, sealed.length - 10]
    const found = await Promise.all(
      places.map((at) => {
        const changed = sealed.slice()
        changed[at] = (changed[at] ?? 0) ^ 1
        return verify(changed)
      }),
    )
    expect(found.map(({ isIntact }) => isIntact)).toEqual(places.map(() => false))
    expect(found.map(({ evidence }) => evidence)).toEqual(places.map(() => null))
    expect(found[1]).toMatchObject({ isOurs: true, changes: 'bytes_changed' })
  })

  it('finds what was added after the seal', async () => {
    const pdf = await PDF.load(sealed)
    pdf.setTitle('Another title')
    const updates = [
      await pdf.save({ incremental: true }),
      Buffer.concat([sealed, Buffer.from('\n')]),
    ]
    for (const found of await Promise.all(updates.map(verify)))
      expect(found).toMatchObject({ isIntact: false, isOurs: true, changes: 'bytes_added' })
  })

  it('takes nothing between the signed ranges but the signature', async () => {
    const text = Buffer.from(sealed).toString('latin1')
    const padding = text.replace(/0{64}>/u, `${'0'.repeat(40)}${'2f4a53'.repeat(4)}>`)
    expect(padding).not.toBe(text)
    const found = await verify(new Uint8Array(Buffer.from(padding, 'latin1')))
    expect(found).toMatchObject({ isIntact: false, isOurs: false })
  })

  it('tells a certificate of others, and a document that no one signed', async () => {
    expect(await verifyPdf(sealed, { knownCertificates: ['00'] })).toMatchObject({
      isSigned: true,
      isIntact: true,
      isOurs: false,
      evidence: null,
    })
    expect(await verify(bare)).toMatchObject({ isSigned: false, isIntact: false, problem: null })
  })

  it('says what keeps other files from being read', async () => {
    const locked = await PDF.load(bare)
    locked.setProtection({ userPassword: 'secret' })
    const files = [
      new Uint8Array(),
      Buffer.from('A letter'),
      await locked.save(),
      new Uint8Array(10 * 1024 * 1024 + 1),
      Buffer.from(`%PDF-1.7 /ByteRange [0 9 11 5] ${'<'.repeat(99)}`),
    ]
    const found = await Promise.all(files.map(verify))
    expect(found.map(({ problem }) => problem)).toEqual([
      'not_a_pdf',
      'not_a_pdf',
      'encrypted',
      'too_large',
      null,
    ])
    expect(found.every(({ isOurs }) => !isOurs)).toBe(true)
  })
})
