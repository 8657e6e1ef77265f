import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { PDF } from '@libpdf/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { exampleLetter, exampleSeal } from '#testing/example-letter.ts'
import { hasPdfPrograms, runProgram } from '#testing/pdf-programs.ts'
import { textIn } from '#testing/text-in-pdf.ts'

import { loadP12, makeCertificate } from './certificate.ts'
import { letterToPdf, sealPdf } from './document-engine.ts'
import type { Certificate, LetterDocument, SealInput } from './document-types.ts'
import { sealsIn } from './seals-in.ts'
import { trialSeal } from './trial-seal.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-seal-'))
const fileIn = (name: string, content?: string | Uint8Array): string => {
  const file = path.join(folder, name)
  if (content !== undefined) writeFileSync(file, content)
  return file
}
const now = new Date()

let certificate: Certificate
let letter: LetterDocument
let input: SealInput
let sealed: Uint8Array

beforeAll(async () => {
  certificate = await makeCertificate({ commonName: 'Fairlead', organisation: 'Fairlead', now })
  letter = await letterToPdf(exampleLetter)
  input = exampleSeal(letter, { certificate, now })
  sealed = await sealPdf(input)
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('a sealed document', () => {
  it('shows who signed in the blocks and on the last page', async () => {
    const pages = await textIn(sealed)
    expect(pages).toHaveLength(2)
    expect(pages[0]).toContain('Nguyễn Thị Hương')
    expect(pages[0]).toContain('Ελένη Παπαδοπούλου')
    expect(pages[0]).toContain('December 1, 2026')
    for (const part of ['Signature certificate', 'huong@example.com', '203.0.113.7', 'HR director'])
      expect(pages[1]).toContain(part)
    const hash = createHash('sha256').update(letter.pdf).digest('hex')
    expect(pages[1]?.replaceAll(/\s/g, '')).toContain(hash)
  })

  it('carries the events as a file', async () => {
    const file = (await PDF.load(sealed)).getAttachment('evidence.json')
    expect(JSON.parse(Buffer.from(file ?? []).toString())).toMatchObject({
      title: 'Offer of employment',
      company: 'Harbor & Pine',
      sealedAt: now.toISOString(),
      documentHash: createHash('sha256').update(letter.pdf).digest('hex'),
      signers: [{ name: 'Nguyễn Thị Hương' }, { name: 'Ελένη Παπαδοπούλου' }],
      events: input.events,
    })
  })

  it('can be sealed again from the same bytes', async () => {
    expect(await textIn(await sealPdf(input))).toEqual(await textIn(sealed))
  })

  it.skipIf(!hasPdfPrograms)(
    'is valid and signed as a whole for pdfsig, and clean for qpdf (skipped without them)',
    () => {
      const file = fileIn('sealed.pdf', sealed)
      const { output } = runProgram('pdfsig', [file])
      expect(output).toContain('Signature Type: ETSI.CAdES.detached')
      expect(output).toContain('Total document signed')
      expect(output).toContain('Signature Validation: Signature is Valid.')
      expect(runProgram('qpdf', ['--check', file])).toMatchObject({ status: 0 })
    },
  )

  it.skipIf(!hasPdfPrograms)(
    'is no longer valid for pdfsig after one bit was changed (skipped without it)',
    () => {
      const changed = sealed.slice()
      changed[1000] = (changed[1000] ?? 0) ^ 1
      const { output } = runProgram('pdfsig', [fileIn('changed.pdf', changed)])
      expect(output).toContain('Signature Validation: Digest Mismatch.')
    },
  )

  it('has a signature that openssl verifies with the certificate, and not for other bytes', () => {
    const [seal] = sealsIn(sealed)
    const signed = Buffer.concat(
      seal?.signed.map(({ start, end }) => sealed.subarray(start, end)) ?? [],
    )
    const verify = (content: Uint8Array) =>
      runProgram('openssl', [
        'cms',
        '-verify',
        '-binary',
        '-inform',
        'DER',
        '-out',
        fileIn('out'),
        '-in',
        fileIn('signature.der', seal?.contents ?? new Uint8Array()),
        '-content',
        fileIn('content', content),
        '-CAfile',
        fileIn('certificate.pem', certificate.certPem),
      ])
    expect(verify(signed).output).toMatch(/Verification successful/)
    signed[0] = (signed[0] ?? 0) ^ 1
    expect(verify(signed)).not.toMatchObject({ status: 0 })
  })

  it('writes a question mark for letters that the font lacks, rather than fail', async () => {
    const signatures = input.signatures.map((one) => ({ ...one, name: 'Lin 王' }))
    const texts = await textIn(await sealPdf({ ...input, signatures }))
    expect(texts.at(-1)).toContain('Lin ?')
  })

  it('refuses a drawing of a million points, one outside of the pad, and none', async () => {
    const drawnBy = (strokes: number[][]) => {
      const image = { kind: 'drawn', strokes } as const
      return sealPdf({ ...input, signatures: input.signatures.map((one) => ({ ...one, image })) })
    }
    const million = Array.from({ length: 2_000_000 }, () => 0.5)
    await expect(drawnBy([million])).rejects.toMatchObject({ problem: 'signature_too_long' })
    await expect(drawnBy([[0.5, 7]])).rejects.toMatchObject({ problem: 'signature_empty' })
    await expect(drawnBy([[Number.NaN, 0.1]])).rejects.toMatchObject({ problem: 'signature_empty' })
    await expect(drawnBy([])).rejects.toMatchObject({ problem: 'signature_empty' })
  })
})

describe('a signing certificate', () => {
  it('is for three years, and proves itself by a trial', async () => {
    expect(certificate.notAfter.getUTCFullYear()).toBe(now.getUTCFullYear() + 3)
    await expect(trialSeal(certificate, { now })).resolves.toBeUndefined()
  })

  it('fails its trial when it has expired, or when the key is another one', async () => {
    const later = new Date(certificate.notAfter.getTime() + 1)
    await expect(trialSeal(certificate, { now: later })).rejects.toMatchObject({
      problem: 'certificate_expired',
    })
    const other = await makeCertificate({ commonName: 'Other', organisation: 'Other', now })
    await expect(trialSeal({ ...certificate, key: other.key }, { now })).rejects.toMatchObject({
      problem: 'seal_failed',
      message: 'A trial document could not be sealed: signature_invalid',
    })
  })

  it('fails its trial, saying why, when the timestamp authority does not answer', async () => {
    const tsaUrl = 'http://127.0.0.1:9/'
    await expect(trialSeal(certificate, { now, tsaUrl })).rejects.toMatchObject({
      problem: 'seal_failed',
    })
  })

  it.each(['rsa:2048', 'ec'])('comes from a PKCS #12 file with a key of %s', async (kind) => {
    const [key, cert, p12] = [fileIn('key.pem'), fileIn('cert.pem'), fileIn('both.p12')]
    const curve = kind === 'ec' ? ['-pkeyopt', 'ec_paramgen_curve:P-256'] : []
    runProgram('openssl', [
      'req',
      '-x509',
      '-newkey',
      kind,
      ...curve,
      '-nodes',
      '-days',
      '30',
      '-subj',
      '/CN=Own',
      '-keyout',
      key,
      '-out',
      cert,
    ])
    runProgram('openssl', [
      'pkcs12',
      '-export',
      '-inkey',
      key,
      '-in',
      cert,
      '-out',
      p12,
      '-passout',
      'pass:s3cret',
    ])
    const bytes = new Uint8Array(readFileSync(p12))
    await expect(trialSeal(await loadP12(bytes, 's3cret'), { now })).resolves.toBeUndefined()
    await expect(loadP12(bytes, 'wrong')).rejects.toMatchObject({
      problem: 'certificate_unreadable',
    })
  })
})
