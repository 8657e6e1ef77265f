// The profile behind a link for employees, as anyone who has the link may see it. Knows no HTTP.
import { and, eq } from 'drizzle-orm'

import type { ProfilePage } from '#contract/job-profiles/profile-page.ts'

import type { Database, Tx } from '../db/database.ts'
import { PROFILE_TYPE } from '../db/job-types.ts'
import { account } from '../db/schema/account.ts'
import { job } from '../db/schema/requisition.ts'
import { AppError } from '../http/app-error.ts'

const columns = {
  accountId: job.accountId,
  jobId: job.jobId,
  uuid: job.uuid,
  title: job.title,
  archivedAt: job.archivedAt,
  accountName: account.name,
  logoUrl: account.logoUrl,
}

export type LinkedProfile = NonNullable<Awaited<ReturnType<typeof findLinkedProfile>>>

/** The profile of a link; null for a link of anything else. Runs in the system’s scope: visitors see no profiles. */
export async function findLinkedProfile(tx: Tx, uuid: string) {
  const [row] = await tx.db
    .select(columns)
    .from(job)
    .innerJoin(account, eq(account.accountId, job.accountId))
    .where(and(eq(job.uuid, uuid), eq(job.jobTypeId, PROFILE_TYPE)))
  return row ?? null
}

/** @throws AppError `not_found` for a link of anything but a profile. */
export async function getProfilePage(database: Database, uuid: string): Promise<ProfilePage> {
  const found = await database.inScope({ kind: 'system' }, (tx) => findLinkedProfile(tx, uuid))
  if (found === null) throw new AppError('not_found')
  return {
    job_uuid: found.uuid,
    title: found.title,
    account_name: found.accountName,
    account_logo_url: found.logoUrl,
    is_archived: found.archivedAt !== null,
  }
}
