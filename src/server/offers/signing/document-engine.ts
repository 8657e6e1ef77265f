// Makes documents on threads of their own: a letter as a PDF, and the same sealed once all have signed.
import { Piscina } from 'piscina'

import { DocumentProblemError } from './document-problem.ts'
import type { Letter, LetterDocument, SealInput } from './document-types.ts'
import { missingLetters } from './fonts.ts'
import { parseLetterHtml, textOf } from './letter-html.ts'
import { assertSignature } from './signature-image.ts'
import type { DocumentTask } from './signing-thread.ts'

/** A letter of forty pages takes a few seconds. */
const MOST_MS = 60_000
const MOST_HEAP_MIB = 512

const pool = new Piscina<DocumentTask, LetterDocument>({
  filename: new URL('signing-thread.ts', import.meta.url).href,
  name: 'makeDocument',
  minThreads: 0,
  maxThreads: 2,
  idleTimeout: 60_000,
  resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MIB },
})

/**
 * The PDF of a letter, and where its signature blocks landed.
 * @throws DocumentProblemError `missing_letters`, naming those that the font lacks
 */
export async function letterToPdf(letter: Letter): Promise<LetterDocument> {
  const { title, header, html, footer } = letter
  const missing = missingLetters([title, header, footer, textOf(parseLetterHtml(html))].join('\n'))
  if (missing.length > 0)
    throw new DocumentProblemError('missing_letters', { detail: missing.join(' ') })
  return run({ kind: 'letter', letter })
}

/**
 * The sealed PDF: signatures in their blocks, the certificate page, the events as `evidence.json`, and a PAdES signature
 * over all of it. Starts from the frozen bytes each time. Letters that the font lacks show as question marks here, since
 * a document that everyone has signed has to be sealed: check names with `missingLetters` before.
 * @throws DocumentProblemError for a drawn signature of too many points
 */
export async function sealPdf(input: SealInput): Promise<Uint8Array> {
  for (const { image } of input.signatures) assertSignature(image)
  return (await run({ kind: 'seal', input })).pdf
}

function run(task: DocumentTask): Promise<LetterDocument> {
  return pool.run(task, { signal: AbortSignal.timeout(MOST_MS) })
}
