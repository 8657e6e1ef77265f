// What is told of a document where its name and its words are not: in receipts of commands, and in the audit trail.
import type { StoredDocument } from '#contract/applicant-documents/applicant-documents.ts'

import type { Changing } from '../access/staff-command.ts'
import type { DocumentRow } from './document-repository.ts'

type Facts = Pick<
  DocumentRow,
  'documentId' | 'userSmartreqId' | 'isPrivate' | 'addedAt' | 'changedAt'
>

export function describeStored(document: Facts): StoredDocument {
  return {
    document_id: document.documentId,
    user_smartreq_id: document.userSmartreqId,
    is_private: document.isPrivate,
    added_at: document.addedAt.toISOString(),
    changed_at: document.changedAt?.toISOString() ?? null,
  }
}

/** Its title is read from the document when the history is shown: the trail outlives it, and more users read the trail. */
export function recordDocument(
  { audit }: Pick<Changing, 'audit'>,
  { action, document }: { action: string; document: Facts },
): Promise<void> {
  const { userSmartreqId, documentId, isPrivate } = document
  return audit({
    entity: 'application',
    entityId: userSmartreqId,
    action,
    after: { document_id: documentId, is_private: isPrivate },
  })
}
