// Whether an uploaded document is one that is accepted: a PDF or a Word file that neither locks nor runs anything.
import { PDF, PdfArray, PdfDict, PdfName, PdfRef, type PdfObject } from '@libpdf/core'
import { fromBufferPromise } from 'yauzl'

import { MAX_FILE_BYTES } from '#contract/core/file-rules.ts'

import { assertSmallZip } from '../../assessments/media/small-zip.ts'
import type { DocumentProblem } from './document-problem.ts'
import { isPdf } from './seals-in.ts'

export type Inspection =
  | { readonly format: 'pdf' | 'docx' }
  | { readonly problem: DocumentProblem; readonly cause?: string }

const ZIP = Buffer.from('PK\u0003\u0004')
/** Office files that are locked with a password, and those of before 2007, are compound files. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const MOST_OBJECTS = 300_000
/** Keys and actions by which a PDF runs something (ISO 32000-2, 12.6.4). */
const SCRIPT_KEYS = ['JS', 'JavaScript', 'XFA']
const SCRIPT_ACTIONS = ['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'RichMediaExecute']

/** The format, or why it is refused. For worker threads; never throws for what is in the file. */
export async function inspectFile(bytes: Uint8Array): Promise<Inspection> {
  if (bytes.length > MAX_FILE_BYTES) return { problem: 'file_too_large' }
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  try {
    if (isPdf(file)) return await inspectPdf(bytes)
    if (file.subarray(0, ZIP.length).equals(ZIP)) return await inspectZip(file)
  } catch (error) {
    const cause = error instanceof Error ? error.message : 'unknown'
    return { problem: 'file_unreadable', cause }
  }
  const isLocked =
    file.subarray(0, COMPOUND.length).equals(COMPOUND) &&
    file.includes(Buffer.from('EncryptedPackage', 'utf16le'))
  return { problem: isLocked ? 'file_encrypted' : 'wrong_content' }
}

async function inspectPdf(bytes: Uint8Array): Promise<Inspection> {
  const pdf = await PDF.load(bytes)
  if (pdf.isEncrypted) return { problem: 'file_encrypted' }
  if (pdf.getPageCount() === 0) return { problem: 'file_unreadable' }
  return runsSomething(pdf) ? { problem: 'file_has_scripts' } : { format: 'pdf' }
}

// Whatever a reader can reach from the catalog, also inside of object streams.
function runsSomething(pdf: PDF): boolean {
  const seen = new Set<string>()
  const waiting: PdfObject[] = [pdf.getCatalog()]
  let count = 0
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    count += 1
    if (count > MOST_OBJECTS) throw new Error('Too many objects.')
    if (next instanceof PdfRef) {
      const name = next.toString()
      const object = seen.has(name) ? null : pdf.getObject(next)
      seen.add(name)
      if (object !== null) waiting.push(object)
    } else if (next instanceof PdfArray) for (const item of next) waiting.push(item)
    else if (next instanceof PdfDict) {
      if (isScript(next)) return true
      waiting.push(...Array.from(next, ([, value]) => value))
    }
  }
  return false
}

function isScript(dict: PdfDict): boolean {
  const action = dict.get('S')
  return (
    SCRIPT_KEYS.some((key) => dict.has(key)) ||
    (action instanceof PdfName && SCRIPT_ACTIONS.includes(action.value))
  )
}

async function inspectZip(file: Buffer): Promise<Inspection> {
  await assertSmallZip(file)
  const names: string[] = []
  const zip = await fromBufferPromise(file, { lazyEntries: true })
  for await (const { fileName } of zip.eachEntry()) names.push(fileName)
  if (!names.includes('[Content_Types].xml') || !names.includes('word/document.xml'))
    return { problem: 'wrong_content' }
  const hasMacros = names.some((name) => /vbaProject|\.bin$/iu.test(name))
  return hasMacros ? { problem: 'file_has_macros' } : { format: 'docx' }
}
