// Example requests and rows of applicants' documents.
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { documentKey } from '#server/applicant-documents/document-key.ts'
import { applicantDocument } from '#server/db/schema/applicant-document.ts'

import type { ExampleNeeds, SliceExamples } from '../slice-examples.ts'
import { NO_ID } from '../world.ts'

const TEXT = Buffer.from('Passed the forklift course')

export const documentExamples: SliceExamples = {
  bodies: {
    addDocument: documentForm,
    saveDocument: { title: 'Forklift certificate' },
  },
  params: {
    saveDocument: newDocument,
    deleteDocument: newDocument,
    restoreDocument: newDocument,
    getDocumentFile: newDocument,
    getDocumentText: newDocument,
  },
  rows: ({ accountId, userId, userSmartreqId }) => [
    sql`insert into applicant_document (account_id, document_id, user_smartreq_id, added_by, added_at, title, description,
          file_name, mime, size, is_private)
        values (${accountId}, gen_random_uuid(), ${userSmartreqId}, ${userId}, now(), 'd', '', 'd.txt', 'text/plain', 1, false)`,
  ],
}

function documentForm(): FormData {
  const form = new FormData()
  form.set('title', 'Forklift certificate')
  form.set('file', new File([TEXT], 'certificate.txt'))
  return form
}

/** A document of the target's application, added by a member of its company. */
async function newDocument({ test, target }: ExampleNeeds) {
  const { accountId, userSmartreqId, memberId: addedBy } = target
  const documentId = randomUUID()
  const params = { user_smartreq_id: userSmartreqId, document_id: documentId }
  if (accountId === NO_ID) return params
  await test.storage.write(documentKey({ accountId, documentId }), TEXT)
  await test.database.owner.insert(applicantDocument).values({
    accountId,
    documentId,
    userSmartreqId,
    addedBy,
    addedAt: new Date(),
    title: 'Forklift certificate',
    description: '',
    fileName: 'certificate.txt',
    mime: 'text/plain',
    size: TEXT.length,
    isPrivate: false,
  })
  return params
}
