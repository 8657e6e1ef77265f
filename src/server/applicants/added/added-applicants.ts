// Adding candidates by hand. The company learns nothing of other accounts: a known address answers as an unknown one does.
import { addApplicant } from '#contract/applicants/added-applicants.ts'
import { requisitionStatusSchema } from '#contract/applicants/application.ts'

import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import type { SourceService } from '../../careers/sources/source-service.ts'
import { assertTakesApplications } from '../../decisions/application-machine.ts'
import { AppError } from '../../http/app-error.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { addApplication } from '../../progress/add-application.ts'
import { getPosition, invite } from '../invites/invite-service.ts'

type Deps = {
  readonly jobs: Jobs
  readonly sources: Pick<SourceService, 'linkForInvitations' | 'sourceOfSearch' | 'chosenSource'>
  readonly now: () => Date
}

export function serveAddedApplicants({ command }: StaffEndpoints, deps: Deps): void {
  // `position_closed`, `applied_there` with the application; with an invitation also `emails_stopped`, `invited_already`.
  command(addApplicant, async (changing) => {
    const { tx, access, body, origin, audit } = changing
    const { accountId, jobId } = access
    const { is_invited: isInvited, source_id: sourceId, ...person } = body
    const position = await getPosition(tx, { accountId, jobId })
    assertTakesApplications(requisitionStatusSchema.parse(position.status))
    // Before they are an applicant: an invitation is refused for who applied.
    if (isInvited) await invite(changing, { jobId, person, origin, deps })
    const source = await (sourceId === undefined
      ? deps.sources.sourceOfSearch(changing)
      : deps.sources.chosenSource(changing, sourceId))
    const added = await addApplication(tx, { accountId, jobId, person, source })
    if (!added.isNew)
      throw new AppError('applied_there', { details: { user_smartreq_id: added.userSmartreqId } })
    const { userSmartreqId, refId, fullName } = added
    await audit({ entity: 'application', entityId: userSmartreqId, action: 'add' })
    return { user_smartreq_id: userSmartreqId, ref_id: refId, full_name: fullName }
  })
}
