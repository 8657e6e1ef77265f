// Example requests and rows of what sets a requisition up.
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { TEMPLATE_TYPE } from '#server/db/job-types.ts'
import { job, jobTeam } from '#server/db/schema/requisition.ts'

import { buildMember } from '../builders.ts'
import { type ExampleNeeds, type SliceExamples, unlessMissing } from '../slice-examples.ts'
import { NO_ID } from '../world.ts'

export const setupExamples: SliceExamples = {
  bodies: {
    createRequisition: { title: 'Harbour pilot' },
    changeRequisitionStatus: { action: 'hold' },
    saveRequisitionDetails: { openings: 3 },
    saveRequisitionConfiguration: { retake_interval_days: 90, apply_until: null, asks_eeoc: true },
    saveScreeningPlan: {
      revision: 0,
      steps: [{ title: 'Apply', standard_title: null, activities: [] }],
    },
    publishScreeningPlan: { revision: 0 },
    saveJobAttributes: { attributes: [] },
    changeTeamMember: { is_notified: true, is_assigned: true },
    saveAsTemplate: ({ target }) => ({ job_id: target.requisition.jobId, name: randomUUID() }),
    renameTemplate: () => ({ name: randomUUID() }),
    replaceTemplate: ({ target }) => ({ job_id: target.requisition.jobId }),
    addTeamMember: ({ target }) => ({ user_id: target.memberId, team_role: 'interviewer' }),
  },
  params: {
    renameTemplate: unlessMissing(newTemplate),
    replaceTemplate: unlessMissing(newTemplate),
    deleteTemplate: unlessMissing(newTemplate),
    changeTeamMember: unlessMissing(newTeamMember),
    removeTeamMember: unlessMissing(newTeamMember),
  },
  rows: ({ accountId, jobId }) => [
    sql`insert into job_attribute_group (account_id, job_id, name, sort_order) values (${accountId}, ${jobId}, 'g', 1)`,
    sql`insert into job_attribute (account_id, job_id, attribute_type_id, sort_order) select ${accountId}, ${jobId}, attribute_type_id, 1 from attribute_type limit 1`,
  ],
}

async function newTemplate({ test, target: { accountId } }: ExampleNeeds) {
  const values = { accountId, jobTypeId: TEMPLATE_TYPE, title: randomUUID(), planVersion: 0 }
  const [made] = await test.database.owner.insert(job).values(values).returning()
  return { requisition_template_id: made?.jobId ?? NO_ID }
}

async function newTeamMember({ test, target }: ExampleNeeds) {
  const { accountId, requisition } = target
  const { memberId } = await buildMember(test.database, target)
  const values = { accountId, jobId: requisition.jobId, userId: memberId, teamRole: 'interviewer' }
  const [made] = await test.database.owner.insert(jobTeam).values(values).returning()
  return { job_team_id: made?.jobTeamId ?? NO_ID }
}
