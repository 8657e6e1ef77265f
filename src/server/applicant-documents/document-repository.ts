// SQL of applicants' documents. Runs in the company's scope, where the policy of the table hides private documents from
// users whose role does not include private data; or in the system's scope, which sees all of them.
import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'

import type { TextState } from '#contract/assessments/media.ts'

import { asSystem } from '../db/as-system.ts'
import type { Tx } from '../db/database.ts'
import { applicantDocument } from '../db/schema/applicant-document.ts'
import { application } from '../db/schema/requisition.ts'
import { appUser } from '../db/schema/session.ts'

type Application = { readonly accountId: number; readonly userSmartreqId: number }
export type DocumentKey = { readonly accountId: number; readonly documentId: string }

const columns = {
  accountId: applicantDocument.accountId,
  documentId: applicantDocument.documentId,
  userSmartreqId: applicantDocument.userSmartreqId,
  title: applicantDocument.title,
  description: applicantDocument.description,
  fileName: applicantDocument.fileName,
  mime: applicantDocument.mime,
  size: applicantDocument.size,
  isPrivate: applicantDocument.isPrivate,
  addedBy: applicantDocument.addedBy,
  addedAt: applicantDocument.addedAt,
  changedAt: applicantDocument.changedAt,
  deletedAt: applicantDocument.deletedAt,
  textState: applicantDocument.textState,
}

/** One page of the documents of an application that were not deleted, newest first, and how many there are. */
export async function listDocuments(
  tx: Tx,
  given: Application & { page: number; page_size: number },
) {
  const where = isPresentIn(given)
  const addedByName = sql<string | null>`${appUser.firstName} || ' ' || ${appUser.lastName}`
  const rows = await tx.db
    .select({ ...columns, addedByName })
    .from(applicantDocument)
    .leftJoin(appUser, eq(appUser.userId, applicantDocument.addedBy))
    .where(where)
    .orderBy(desc(applicantDocument.addedAt), desc(applicantDocument.documentId))
    .limit(given.page_size)
    .offset((given.page - 1) * given.page_size)
  return { rows, total: await tx.db.$count(applicantDocument, where) }
}

export type DocumentRow = Omit<
  Awaited<ReturnType<typeof listDocuments>>['rows'][number],
  'addedByName'
>

/** A document of an application, the deleted ones as well; null for none that the caller may see. */
export async function findDocument(
  tx: Tx,
  { lock, ...key }: DocumentKey & Application & { lock: boolean },
): Promise<DocumentRow | null> {
  const isIt = and(isDocument(key), eq(applicantDocument.userSmartreqId, key.userSmartreqId))
  const query = tx.db.select(columns).from(applicantDocument).where(isIt)
  const [row] = await (lock ? query.for('update') : query)
  return row ?? null
}

/**
 * Locks an application against another document, and against its erasure; false where it was erased meanwhile.
 */
export async function lockApplication(tx: Tx, given: Application): Promise<boolean> {
  const rows = await tx.db
    .select({ id: application.userSmartreqId })
    .from(application)
    .where(
      and(
        eq(application.accountId, given.accountId),
        eq(application.userSmartreqId, given.userSmartreqId),
        isNull(application.erasedAt),
      ),
    )
    .for('no key update')
  return rows.length > 0
}

/** How many documents an application has, private ones included. */
export function countDocuments(tx: Tx, given: Application): Promise<number> {
  return asSystem(tx, () => tx.db.$count(applicantDocument, isPresentIn(given)))
}

export async function insertDocument(
  tx: Tx,
  values: typeof applicantDocument.$inferInsert,
): Promise<void> {
  await tx.db.insert(applicantDocument).values(values)
}

type Change = Partial<
  Pick<DocumentRow, 'title' | 'description' | 'isPrivate' | 'changedAt' | 'deletedAt'>
>

export async function updateDocument(
  tx: Tx,
  { change, ...key }: DocumentKey & { change: Change },
): Promise<void> {
  await tx.db.update(applicantDocument).set(change).where(isDocument(key))
}

export async function isStored(tx: Tx, key: DocumentKey): Promise<boolean> {
  return (await tx.db.$count(applicantDocument, isDocument(key))) > 0
}

/** What a document is and how far its text is; null for one that is gone. */
export async function findText(tx: Tx, key: DocumentKey) {
  const { mime, textState, fileText } = applicantDocument
  const [row] = await tx.db
    .select({ mime, textState, fileText })
    .from(applicantDocument)
    .where(isDocument(key))
  return row ?? null
}

/** Stores the text of a document; null for one that cannot be read. */
export async function endExtraction(
  tx: Tx,
  { fileText, ...key }: DocumentKey & { fileText: string | null },
): Promise<void> {
  const textState: TextState = fileText === null ? 'unreadable' : 'ready'
  await tx.db.update(applicantDocument).set({ fileText, textState }).where(isDocument(key))
}

function isDocument({ accountId, documentId }: DocumentKey): SQL | undefined {
  return and(
    eq(applicantDocument.accountId, accountId),
    eq(applicantDocument.documentId, documentId),
  )
}

function isPresentIn({ accountId, userSmartreqId }: Application): SQL | undefined {
  return and(
    eq(applicantDocument.accountId, accountId),
    eq(applicantDocument.userSmartreqId, userSmartreqId),
    isNull(applicantDocument.deletedAt),
  )
}
