// SQL of previews. Runs in the system's scope: they are found by an id that is known to the user who asked.
import { eq, lt } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { emailPreview } from '../../db/schema/message.ts'

export type PreviewRow = typeof emailPreview.$inferSelect

/** The same draft is one row, whose time begins again. */
export async function savePreview(tx: Tx, row: PreviewRow): Promise<void> {
  const { createdAt } = row
  await tx.db
    .insert(emailPreview)
    .values(row)
    .onConflictDoUpdate({ target: emailPreview.previewId, set: { createdAt } })
}

export async function findPreview(tx: Tx, previewId: string): Promise<PreviewRow | null> {
  const [row] = await tx.db.select().from(emailPreview).where(eq(emailPreview.previewId, previewId))
  return row ?? null
}

export async function deletePreviewsBefore(tx: Tx, before: Date): Promise<void> {
  await tx.db.delete(emailPreview).where(lt(emailPreview.createdAt, before))
}
