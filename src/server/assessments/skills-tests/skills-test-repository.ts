// SQL of the sections that were submitted: their receipts are what says so. Runs in the person's scope.
import { and, asc, eq, sql } from 'drizzle-orm'

import {
  submittedSectionSchema,
  type SubmittedSection,
} from '#contract/assessments/skills-tests.ts'

import type { Tx } from '../../db/database.ts'
import { commandReceipt } from '../../db/schema/session.ts'

/** The command of a section's submission, in its receipt. */
export const SUBMIT_SECTION = 'skills-test-section'

/** The first submission of a section; null before it. */
export async function findSubmittedSection(
  tx: Tx,
  given: { userId: number; attemptId: string; sectionId: string },
): Promise<SubmittedSection | null> {
  const [row] = await tx.db
    .select({ reply: commandReceipt.reply })
    .from(commandReceipt)
    .where(
      and(
        eq(commandReceipt.userId, given.userId),
        eq(commandReceipt.attemptId, given.attemptId),
        eq(commandReceipt.command, SUBMIT_SECTION),
        sql`${commandReceipt.reply} ->> 'user_skills_test_section_id' = ${given.sectionId}`,
      ),
    )
    .orderBy(asc(commandReceipt.createdAt))
    .limit(1)
  return row === undefined ? null : submittedSectionSchema.parse(row.reply)
}
