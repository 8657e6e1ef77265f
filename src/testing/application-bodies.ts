// Good bodies for the endpoints of applications: for the sweeps over the contract.
import { randomUUID } from 'node:crypto'

import { experienceFields, jobExperience } from '#contract/examples/job-experiences.ts'

import { newRefIdOf, otherJobOf } from './applicant-changes.ts'
import { startBody } from './candidate.ts'
import { reasonOf } from './decision-settings.ts'
import { otherApplicationOf } from './duplicates.ts'
import type { ExampleNeeds } from './example-needs.ts'
import { EXAMPLE_MESSAGE, EXAMPLE_TEXT } from './message-examples.ts'
import { shareBody, sharedToken } from './scorecard-shares.ts'

/** What candidates and their applications are sent, and what staff do with them. Null for any other endpoint. */
export async function applicationBody(
  name: string,
  given: ExampleNeeds,
): Promise<Record<string, unknown> | null> {
  const { test, target } = given
  const { requisition, refId } = target
  switch (name) {
    case 'createTracker':
      return { job_uuid: target.jobUuid, external_application_id: 'external' }
    case 'withdrawApplication':
      return { reason: 'Another offer' }
    case 'setStartTime':
      return startBody({ requisition, application: { ...target, refId, jobId: requisition.jobId } })
    case 'shareScorecard':
      return shareBody()
    case 'openSharedScorecard':
      return { token: await sharedToken(test) }
    case 'submitEeocAnswers': {
      const answers = { gender: 'female', race: null, veteran: 'decline', disability: 'no' }
      return { payload_version: 1, ref_id: refId, answers, answered_at: new Date().toISOString() }
    }
    case 'saveJobExperience': {
      const { user_job_id } = jobExperience
      return { user_id: target.userId, user_job_id, fields: experienceFields }
    }
    case 'assignHiringClass':
      return { hiring_class_id: null, ref_ids: [refId] }
    case 'mergeApplications':
      return { merged_user_smartreq_id: await otherApplicationOf(test.database, target) }
    case 'deleteApplicants':
      return { ref_ids: [await newRefIdOf(test.database, target)] }
    case 'assignApplicants':
      return { user_id: null, ref_ids: [refId] }
    case 'changeAccountApplicants':
      return { kind: 'assign', user_id: null, ref_ids: [await newRefIdOf(test.database, target)] }
    case 'tagApplicants':
      return { add: [`Tag ${randomUUID().slice(0, 8)}`], ref_ids: [refId] }
    case 'moveApplicants':
    case 'moveAccountApplicants':
      return {
        to_job_id: await otherJobOf(test.database, target),
        ref_ids: [await newRefIdOf(test.database, target)],
      }
    case 'emailApplicants':
      return { ref_ids: [refId], ...EXAMPLE_MESSAGE }
    case 'textApplicants':
      return { ref_ids: [refId], ...EXAMPLE_TEXT }
    case 'decideOnApplicants':
    case 'decideOnAccountApplicants':
      return { action: 'hold', ref_ids: [refId] }
    case 'bulkRejectApplicants':
    case 'rejectAccountApplicants':
      return { ref_ids: [refId], rejection_reason_id: await reasonOf(test, target) }
    case 'decideOnApplicant':
      return { action: 'hold', seen: { status: 'incomplete', job_step_id: null } }
    case 'hireApplicant':
      return {
        user_smartreq_id: target.userSmartreqId,
        seen: { status: 'incomplete', job_step_id: null },
        start_date: '2027-01-04',
      }

    default:
      return null
  }
}
