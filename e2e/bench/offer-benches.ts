/**
 * `offer-sealed`: an offer letter of three pages from its text to the sealed PDF. The reference is the bare libraries: pdfmake
 * lays out the same text, and @libpdf/core signs the result; no blocks, handwriting, certificate page or evidence.
 * `size-signing-page`: the download until the signing page shows, compared with a candidate's until the first question.
 */
import { PDF } from '@libpdf/core'

import { candidateEntry, candidateJourney } from '../../.scripts/areas.mjs'
import { bytesOfRoutes } from '../../.scripts/size.mjs'
import { makeCertificate } from '../../src/server/offers/signing/certificate.ts'
import { letterToPdf, sealPdf } from '../../src/server/offers/signing/document-engine.ts'
import { signerOf } from '../../src/server/offers/signing/document-signer.ts'
import { layOutPdf } from '../../src/server/offers/signing/lay-out-pdf.ts'
import { exampleLetter, exampleSeal } from '../../src/testing/example-letter.ts'
import type { Bench } from './bench.ts'

const PARAGRAPH =
  'We look forward to working with you, and are glad to answer any question about this offer before you sign it. '.repeat(
    4,
  )
/** As many as fill three pages. */
const PARAGRAPHS = 18
/** Documents of a round: one alone is too short to be timed. */
const DOCUMENTS = 5

// Names with letters that the font takes apart need another way to lay text out, which takes three times as long.
const plain = exampleLetter.html.replace('Nguyễn Thị Hương', 'Grace Hopper')
const letter = {
  ...exampleLetter,
  html: `${plain}${`<p>${PARAGRAPH}</p>`.repeat(PARAGRAPHS)}`,
}
const now = new Date()
const certificate = makeCertificate({ commonName: 'Fairlead', organisation: 'Fairlead', now })

export function offerBenches(): Bench[] {
  return [
    {
      name: 'offer-sealed',
      unit: 'ms',
      direction: 'lower',
      bound: 1.5,
      rounds: 5,
      ours: () => timed(sealOurs),
      reference: () => timed(sealReference),
    },
    {
      name: 'size-signing-page',
      unit: 'bytes',
      direction: 'lower',
      bound: 1.2,
      rounds: 3,
      ours: () => Promise.resolve(bytesOfRoutes([...candidateEntry, 'sign.$token'])),
      reference: () => Promise.resolve(bytesOfRoutes(candidateJourney)),
    },
  ]
}

/** Milliseconds of one document; the first one, which starts the thread and reads the fonts, does not count. */
async function timed(make: () => Promise<void>): Promise<number> {
  await make()
  const started = performance.now()
  for (let made = 0; made < DOCUMENTS; made += 1) await make()
  return (performance.now() - started) / DOCUMENTS
}

async function sealOurs(): Promise<void> {
  const frozen = await letterToPdf(letter)
  await sealPdf(exampleSeal(frozen, { certificate: await certificate, now }))
}

async function sealReference(): Promise<void> {
  const text = Array.from({ length: PARAGRAPHS }, () => ({ text: PARAGRAPH }))
  const laidOut = await layOutPdf({ pageSize: 'A4', pageMargins: 64, content: text })
  const pdf = await PDF.load(laidOut)
  if (pdf.getPageCount() !== 3) throw new Error(`The letter has ${pdf.getPageCount()} pages.`)
  await pdf.sign({
    signer: await signerOf(await certificate),
    signingTime: now,
    fieldName: 'Seal',
    subFilter: 'ETSI.CAdES.detached',
    level: 'B-B',
  })
}
