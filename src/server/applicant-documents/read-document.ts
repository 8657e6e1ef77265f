// The job that reads what a document says, so that staff can read it without opening the file.
import { buffer } from 'node:stream/consumers'

import { DOCUMENT_MIMES } from '#contract/applicant-documents/applicant-documents-rules.ts'
import { formatOfType } from '#contract/core/file-rules.ts'

import { textOf } from '../assessments/media/extract-text.ts'
import type { Database } from '../db/database.ts'
import type { Storage } from '../storage/storage.ts'
import { documentKey } from './document-key.ts'
import * as repository from './document-repository.ts'

/** As the system: no user asks, and private documents are read as well. */
const SYSTEM = { kind: 'system' } as const

/** Stores the text of a document, or that it cannot be read. Safe to repeat. */
export async function readDocument(
  { database, storage }: { readonly database: Database; readonly storage: Storage },
  key: repository.DocumentKey,
): Promise<void> {
  const document = await database.inScope(SYSTEM, (tx) => repository.findText(tx, key))
  if (document?.textState !== 'waiting') return
  const { mime } = document
  const format = mime === DOCUMENT_MIMES.csv ? 'txt' : formatOfType(mime)
  const bytes = new Uint8Array(await buffer(storage.read(documentKey(key))))
  const fileText = format === null ? null : await textOf({ bytes, format })
  await database.inScope(SYSTEM, (tx) => repository.endExtraction(tx, { ...key, fileText }))
}
