// What a worker thread does: reads the text of one file. It has neither the database nor the storage.
import { extractText, getDocumentProxy } from 'unpdf'
import WordExtractor from 'word-extractor'

import type { FileFormat } from '#contract/core/file-rules.ts'

import { assertSmallZip } from './small-zip.ts'

export type Extracting = { readonly bytes: Uint8Array; readonly format: FileFormat }

const MAX_PAGES = 200

/** One task of the pool. @throws what the libraries throw for a file that they cannot read. */
export async function extract({ bytes, format }: Extracting): Promise<string> {
  switch (format) {
    case 'pdf':
      return pdfText(bytes)
    case 'docx':
      await assertSmallZip(Buffer.from(bytes))
      return wordText(bytes)
    case 'doc':
      return wordText(bytes)
    case 'txt':
      return decoded(bytes)
  }
}

async function pdfText(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  if (pdf.numPages > MAX_PAGES) throw new Error('Too many pages.')
  return (await extractText(pdf, { mergePages: false })).text.join('\n\n')
}

async function wordText(bytes: Uint8Array): Promise<string> {
  const document = await new WordExtractor().extract(Buffer.from(bytes))
  const boxes = document.getTextboxes()
  return [document.getHeaders({ includeFooters: false }), document.getBody(), boxes]
    .filter((part) => part.trim() !== '')
    .join('\n\n')
}

// By its byte order mark, or UTF-8, or as Windows wrote before.
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
