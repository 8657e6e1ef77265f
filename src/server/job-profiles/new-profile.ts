// How a job profile begins: blank, with one of the library, or with another profile or a requisition. Knows no HTTP.
import type { z } from 'zod'

import type * as contract from '#contract/job-profiles/job-profiles.ts'

import { assertSeesJob } from '../access/job-access.ts'
import type { StaffAccess } from '../access/staff-access.ts'
import type { Changing } from '../access/staff-command.ts'
import type { Tx } from '../db/database.ts'
import { PROFILE_TYPE, REQUISITION_TYPE } from '../db/job-types.ts'
import { AppError } from '../http/app-error.ts'
import { copyPlan } from '../plan-editor/plan-service.ts'
import { copyWeights, weighBySlug } from '../plan-editor/setup/attribute-service.ts'
import { cleanRichText } from '../rich-text/clean-rich-text.ts'
import { copyFieldValues } from '../settings/field-values/field-value-service.ts'
import { libraryProfileOf } from './library/library.ts'
import { copyOutcomes } from './outcomes.ts'
import * as repository from './profile-repository.ts'

type Body = z.output<typeof contract.createJobProfile.body>

/** What a new profile gets where the user wrote nothing, and all else that comes along. */
type Source = {
  readonly department: string | null
  readonly description: string
  readonly copyTo: (jobId: number) => Promise<void>
}

/** @throws AppError `value_taken` for the title of another profile, `not_found` for a source that is not there. */
export async function createProfile(
  { tx, access, audit, body }: Changing & { body: Body },
  at: Date,
): Promise<number> {
  const { accountId, userId } = access
  const { title, from_job_id: from, from_library: entry } = body
  const source = await findSource(tx, { access, body, at })
  const department = body.department === undefined ? (source?.department ?? null) : body.department
  const description = cleanRichText(body.description ?? source?.description ?? '')
  const details = { title, department, description }
  const jobId = await repository.insertProfile(tx, { accountId, ...details })
  if (jobId === null) throw titleTaken()
  await repository.addRecruiter(tx, { accountId, jobId, userId })
  await source?.copyTo(jobId)
  await audit({
    entity: 'job_profile',
    entityId: jobId,
    action: 'create',
    after: { title, from_job_id: from, from_library: entry?.slug },
  })
  return jobId
}

type Sought = { readonly access: StaffAccess; readonly body: Body; readonly at: Date }

async function findSource(tx: Tx, { access, body, at }: Sought): Promise<Source | null> {
  const { from_job_id: jobId, from_library: entry } = body
  if (jobId !== undefined) return jobSource(tx, { access, jobId, at })
  return entry === undefined ? null : librarySource(tx, { access, entry })
}

async function jobSource(
  tx: Tx,
  { access, jobId: from, at }: { access: StaffAccess; jobId: number; at: Date },
): Promise<Source> {
  const { accountId } = access
  const row = await repository.findSource(tx, { accountId, jobId: from })
  const isUsable = row?.jobTypeId === PROFILE_TYPE || row?.jobTypeId === REQUISITION_TYPE
  if (row === null || !isUsable) throw new AppError('not_found')
  await assertSeesJob(tx, { access, jobId: from, jobTypeId: row.jobTypeId })
  return {
    ...row,
    copyTo: async (to) => {
      await copyWeights(tx, { accountId, from, to })
      await copyFieldValues(tx, { accountId, from, to })
      if (row.jobTypeId !== PROFILE_TYPE) return
      await copyOutcomes(tx, { accountId, from, to, at })
      await copyPlan(tx, { accountId, from, to })
    },
  }
}

function librarySource(
  tx: Tx,
  given: { access: StaffAccess; entry: NonNullable<Body['from_library']> },
): Source {
  const { accountId } = given.access
  const { slug, language } = given.entry
  const found = libraryProfileOf(slug)
  if (found === null) throw new AppError('not_found')
  return {
    department: found.department[language],
    description: `<p>${found.description[language]}</p>`,
    copyTo: (jobId) => weighBySlug(tx, { accountId, jobId, weights: found.attributes }),
  }
}

/** The answer to a title that another profile has. */
export function titleTaken(): AppError {
  return new AppError('value_taken', { fields: { title: 'Another profile has this title.' } })
}
