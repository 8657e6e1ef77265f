// Rules of what a job profile observes of the people who hold it. Knows no HTTP.
import * as contract from '#contract/job-profiles/job-outcomes.ts'
import type { JobOutcomes, JobOutcomesBody } from '#contract/job-profiles/job-outcomes.ts'

import type { JobAccess } from '../access/staff-access.ts'
import { assertBegunFrom, type Changing } from '../access/staff-command.ts'
import type { StaffEndpoints } from '../access/staff-endpoints.ts'
import type { Tx } from '../db/database.ts'
import { PROFILE_TYPE } from '../db/job-types.ts'
import { AppError } from '../http/app-error.ts'
import * as repository from './outcome-repository.ts'
import { lockProfile, type ProfileKey } from './profile-repository.ts'

type Deps = { readonly now: () => Date }

export function serveOutcomes({ query, command }: StaffEndpoints, { now }: Deps): void {
  query(contract.getJobOutcomes, ({ tx, access: { accountId, jobId, jobTypeId } }) => {
    if (jobTypeId !== PROFILE_TYPE) throw new AppError('not_found')
    return describe(tx, { accountId, jobId })
  })
  command(contract.saveJobOutcomes, (changing) => save(changing, { ...changing.body, at: now() }))
}

/** @throws AppError `not_found`, `conflict` for what changed meanwhile, `validation_failed` for an unknown outcome. */
async function save(
  changing: Changing<JobAccess>,
  { outcomes, at }: JobOutcomesBody & { at: Date },
): Promise<JobOutcomes> {
  const { tx, access, audit } = changing
  const { accountId, jobId } = access
  const key = { accountId, jobId }
  if ((await lockProfile(tx, key)) === null) throw new AppError('not_found')
  const before = await repository.listOutcomes(tx, key)
  assertBegunFrom(changing, { outcomes: before })
  const ids = outcomes.map((one) => one.attribute_type_id)
  const named = before.map((one) => one.attribute_type_id)
  if ((await repository.countKnownOutcomes(tx, { accountId, ids, named })) !== ids.length)
    throw new AppError('validation_failed', {
      fields: { outcomes: 'An outcome does not exist.' },
    })
  await repository.replaceOutcomes(tx, { ...key, outcomes, at })
  const after = await describe(tx, key)
  await audit({
    entity: 'job_profile',
    entityId: jobId,
    action: 'save_outcomes',
    before: { outcomes: before },
    after: { outcomes: after.outcomes },
  })
  return after
}

/** Gives a new profile the outcomes of another one. */
export async function copyOutcomes(
  tx: Tx,
  { accountId, from, to, at }: { accountId: number; from: number; to: number; at: Date },
): Promise<void> {
  const outcomes = await repository.listOutcomes(tx, { accountId, jobId: from })
  await repository.replaceOutcomes(tx, { accountId, jobId: to, outcomes, at })
}

async function describe(tx: Tx, key: ProfileKey): Promise<JobOutcomes> {
  const outcomes = await repository.listOutcomes(tx, key)
  const named = outcomes.map((one) => one.attribute_type_id)
  const { accountId } = key
  return { outcomes, library: await repository.listOutcomeLibrary(tx, { accountId, named }) }
}
