// SQL of resumes: the files that answer the question for one. Runs in the person's scope, or in the system's to find out
// whose they are.
import { and, desc, eq, isNull, sql } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { applicationOfAttempt } from '../../db/joins.ts'
import { answer, attempt } from '../../db/schema/assessment.ts'
import { recording } from '../../db/schema/media.ts'
import { application } from '../../db/schema/requisition.ts'

/** The standard field of a form that asks for a resume. */
export const RESUME_QUESTION = 'resume'

/** What one request lists; a user sends a resume once for an application. */
const MOST = 50

const columns = {
  recordingId: recording.recordingId,
  userId: recording.userId,
  userSmartreqId: recording.userSmartreqId,
  refId: application.refId,
  attemptId: recording.attemptId,
  fileName: recording.fileName,
  mime: recording.mime,
  size: recording.receivedBytes,
  status: recording.status,
  createdAt: recording.createdAt,
  submittedAt: attempt.submittedAt,
}

/** The resumes of a user that an answer names, newest first; one of them, by its id. */
export function listResumes(tx: Tx, by: { userId: number } | { recordingId: string }) {
  return tx.db
    .select(columns)
    .from(recording)
    .innerJoin(attempt, eq(attempt.attemptId, recording.attemptId))
    .innerJoin(
      answer,
      and(
        eq(answer.attemptId, recording.attemptId),
        eq(answer.questionId, recording.questionId),
        sql`${answer.value} = to_jsonb(${recording.recordingId}::text)`,
      ),
    )
    .innerJoin(
      application,
      and(
        eq(application.accountId, recording.accountId),
        eq(application.userSmartreqId, recording.userSmartreqId),
      ),
    )
    .where(
      and(
        'userId' in by
          ? eq(recording.userId, by.userId)
          : eq(recording.recordingId, by.recordingId),
        eq(recording.questionId, RESUME_QUESTION),
        isNull(application.deletedAt),
        isNull(application.erasedAt),
      ),
    )
    .orderBy(desc(recording.createdAt), desc(recording.recordingId))
    .limit(MOST)
}

export type ResumeRow = Awaited<ReturnType<typeof listResumes>>[number]

/** Whether an application is the user's. */
export async function hasApplication(
  tx: Tx,
  { userId, refId }: { userId: number; refId: number },
): Promise<boolean> {
  const isThis = and(
    eq(application.userId, userId),
    eq(application.refId, refId),
    isNull(application.deletedAt),
  )
  return (await tx.db.$count(application, isThis)) > 0
}

/** The attempt at the form of an application that asks for a resume and is not submitted; null for none. */
export async function findOpenForm(
  tx: Tx,
  { userId, refId }: { userId: number; refId: number },
): Promise<string | null> {
  const [row] = await tx.db
    .select({ attemptId: attempt.attemptId })
    .from(attempt)
    .innerJoin(application, applicationOfAttempt)
    .where(
      and(
        eq(attempt.userId, userId),
        isNull(attempt.submittedAt),
        isNull(application.deletedAt),
        eq(application.refId, refId),
        sql`exists (select 1 from assessment s, jsonb_array_elements(s.content -> 'questions') q
          where s.asmt_id = ${attempt.asmtId} and q ->> 'question_id' = ${RESUME_QUESTION} and q ? 'file')`,
      ),
    )
    .orderBy(desc(attempt.startedAt))
    .limit(1)
  return row?.attemptId ?? null
}
