// SQL of the images and videos in a company's texts.
import { and, eq, sql, sum } from 'drizzle-orm'

import type { CompanyMediaType } from '#contract/careers/careers-rules.ts'

import type { Tx } from '../../db/database.ts'
import { companyMedia } from '../../db/schema/company-media.ts'

export type NewMedia = {
  readonly accountId: number
  readonly mediaId: string
  readonly mime: CompanyMediaType
  readonly size: number
}

/** Bytes that a company has stored. Others that ask for the same company wait until this transaction ends. */
export async function countStoredBytes(tx: Tx, accountId: number): Promise<number> {
  await tx.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('company_media', ${accountId}::bigint))`,
  )
  const [row] = await tx.db
    .select({ bytes: sum(companyMedia.size).mapWith(Number) })
    .from(companyMedia)
    .where(eq(companyMedia.accountId, accountId))
  return row?.bytes ?? 0
}

export async function insertMedia(tx: Tx, media: NewMedia): Promise<void> {
  await tx.db.insert(companyMedia).values(media)
}

/** The same of a company's own. Runs in the company's scope. */
export async function findOwnMedia(
  tx: Tx,
  { accountId, mediaId }: Pick<NewMedia, 'accountId' | 'mediaId'>,
) {
  const isIt = and(eq(companyMedia.accountId, accountId), eq(companyMedia.mediaId, mediaId))
  const [row] = await tx.db.select({ mime: companyMedia.mime }).from(companyMedia).where(isIt)
  return row ?? null
}

/** What is known of a file by its address; null for none. Runs in the public scope. */
export async function findMedia(tx: Tx, mediaId: string) {
  const [row] = await tx.db
    .select({ mime: companyMedia.mime, size: companyMedia.size })
    .from(companyMedia)
    .where(eq(companyMedia.mediaId, mediaId))
  return row ?? null
}
