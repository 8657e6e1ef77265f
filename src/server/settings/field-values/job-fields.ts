// What a company records in its job fields about a requisition or a job profile.
import * as contract from '#contract/settings/field-values.ts'

import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import { PROFILE_TYPE } from '../../db/job-types.ts'
import { lockJob } from './field-value-repository.ts'
import { readFieldValues, saveFieldValues } from './field-value-service.ts'

export function serveJobFields({ query, command }: StaffEndpoints): void {
  query(contract.listJobFields, ({ tx, access }) => {
    const { accountId, jobId } = access
    return readFieldValues(tx, { access, subject: { accountId, jobId } })
  })

  command(contract.saveJobFields, async ({ body, ...changing }) => {
    const { accountId, jobId, jobTypeId } = changing.access
    const subject = { accountId, jobId }
    await lockJob(changing.tx, subject)
    const entity = jobTypeId === PROFILE_TYPE ? 'job_profile' : 'requisition'
    const about = { entity, entityId: jobId } as const
    return saveFieldValues(changing, { ...body, subject, about })
  })
}
