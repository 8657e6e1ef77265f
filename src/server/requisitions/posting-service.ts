// The public face of a requisition: whose login page an application link is.
import { eq } from 'drizzle-orm'

import type { Database, Tx } from '../db/database.ts'
import { account } from '../db/schema/account.ts'
import { job } from '../db/schema/requisition.ts'
import { AppError } from '../http/app-error.ts'
import { statusForApplying } from './job-status.ts'

export type Position = NonNullable<Awaited<ReturnType<typeof findPosition>>>
export type PostingService = ReturnType<typeof createPostingService>

export function createPostingService({ database }: { database: Database }) {
  /** The position behind a link, open or not. @throws AppError `not_found` also for one that was never published. */
  async function getPosition(uuid: string): Promise<Position> {
    const found = await database.inScope({ kind: 'public' }, (tx) => findPosition(tx, uuid))
    if (found === null) throw new AppError('not_found')
    return found
  }

  return { getPosition }
}

async function findPosition(tx: Tx, uuid: string) {
  const [row] = await tx.db
    .select({
      accountId: job.accountId,
      jobId: job.jobId,
      uuid: job.uuid,
      title: job.title,
      status: statusForApplying(),
      city: job.city,
      stateCode: job.stateCode,
      countryCode: job.countryCode,
      description: job.description,
      applyUntil: job.applyUntil,
      accountName: account.name,
      logoUrl: account.logoUrl,
    })
    .from(job)
    .innerJoin(account, eq(account.accountId, job.accountId))
    .where(eq(job.uuid, uuid))
  return row ?? null
}
