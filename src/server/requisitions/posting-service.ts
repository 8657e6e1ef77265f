// The public face of a requisition: whose door an application link is.
import { eq } from 'drizzle-orm'

import type { Posting } from '#contract/requisitions.ts'

import type { Database } from '../db/database.ts'
import { account } from '../db/schema/account.ts'
import { job } from '../db/schema/requisition.ts'
import { AppError } from '../http/app-error.ts'

export type PostingService = ReturnType<typeof createPostingService>

export function createPostingService(deps: { database: Database }) {
  async function getPosition(uuid: string) {
    const row = await deps.database.inScope({ kind: 'public' }, async (tx) => {
      const [found] = await tx.db
        .select({
          accountId: job.accountId,
          jobId: job.jobId,
          uuid: job.uuid,
          title: job.title,
          status: job.status,
          city: job.city,
          stateCode: job.stateCode,
          countryCode: job.countryCode,
          accountName: account.name,
          logoUrl: account.logoUrl,
        })
        .from(job)
        .innerJoin(account, eq(account.accountId, job.accountId))
        .where(eq(job.uuid, uuid))
      return found
    })
    if (row === undefined) throw new AppError('not_found')
    return row
  }

  return {
    /** The position behind a link, open or not. @throws AppError `not_found` also for one that was never published. */
    getPosition,

    /** What an applicant's login door shows. */
    async getPosting(uuid: string): Promise<Posting> {
      const row = await getPosition(uuid)
      return {
        job_uuid: row.uuid,
        title: row.title,
        account_name: row.accountName,
        account_logo_url: row.logoUrl,
        city: row.city,
        state: row.stateCode,
        country_code: row.countryCode,
        is_open: row.status === 'open',
      }
    },
  }
}
