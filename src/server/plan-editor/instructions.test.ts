import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { PLAN_LIMITS } from '#contract/plan-editor/plan-editor-rules.ts'
import type { ScreeningPlan } from '#contract/plan-editor/screening-plan.ts'
import { buildCompany, buildPerson, buildRequisition, buildStaff } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))

describe('the instruction of an activity', () => {
  it('is cleaned, and reaches who applies from its publication on', async () => {
    const { jobId, uuid } = await buildRequisition(database, { company })
    const before = await applyTo(uuid)
    const html = '<p onclick="x()">Find a <b>quiet</b> place.<script>alert(1)</script></p>'
    const saved = await save(jobId, { plan: await planOf(jobId), instruction: html })
    expect(instructionsIn(saved.body.data)).toEqual([CLEAN, ''])
    await publish(jobId, saved.body.data.revision)
    const after = await applyTo(uuid)
    expect(await after.packages()).toMatchObject([{ company_instruction: CLEAN }, {}])
    for (const one of [...(await before.packages()), (await after.packages())[1]])
      expect(one).not.toHaveProperty('company_instruction')
  })

  it('stays when a change does not say, as an older screen does not', async () => {
    const { jobId } = await buildRequisition(database, { company })
    await save(jobId, { plan: await planOf(jobId), instruction: CLEAN })
    const again = await save(jobId, { plan: await planOf(jobId) })
    expect(instructionsIn(again.body.data)).toEqual([CLEAN, ''])
  })

  it('is removed by an empty text', async () => {
    const { jobId } = await buildRequisition(database, { company })
    await save(jobId, { plan: await planOf(jobId), instruction: CLEAN })
    const again = await save(jobId, { plan: await planOf(jobId), instruction: '<p> </p>' })
    expect(instructionsIn(again.body.data)).toEqual(['', ''])
  })

  it('is copied with its requisition', async () => {
    const { jobId } = await buildRequisition(database, { company })
    await save(jobId, { plan: await planOf(jobId), instruction: CLEAN })
    const url = `/job/v1/job-duplicate/${jobId}/`
    const { new_job_id: copy } = (await recruiter.post(url, {}, { key: randomUUID() })).body.data
    expect(instructionsIn(await planOf(copy))).toEqual([CLEAN, ''])
  })

  it.each(['a'.repeat(PLAN_LIMITS.instructionLength + 1), 'nul \0', 12])(
    'is refused as %#',
    async (instruction) => {
      const { jobId } = await buildRequisition(database, { company })
      const plan = await planOf(jobId)
      const refused = await save(jobId, { plan, instruction })
      expect([refused.status, refused.body.error.code]).toEqual([400, 'validation_failed'])
    },
  )
})

const CLEAN = '<p>Find a <strong>quiet</strong> place.</p>'

async function planOf(jobId: number): Promise<ScreeningPlan> {
  return (await recruiter.get(`/smartreq/v1/${jobId}/screening-plan/`)).body.data
}

function instructionsIn(plan: ScreeningPlan): string[] {
  return plan.steps.flatMap(({ activities }) => activities.map((one) => one.instruction))
}

/** Stores the plan with an instruction at its first activity; without one, as an older screen sends it. */
function save(jobId: number, { plan, ...given }: { plan: ScreeningPlan; instruction?: unknown }) {
  const steps = plan.steps.map(({ job_step_id, title, standard_title, activities }, step) => ({
    job_step_id,
    title,
    standard_title,
    activities: activities.map(({ job_step_activity_id, asmt_id, is_required }, position) => ({
      job_step_activity_id,
      asmt_id,
      is_required,
      ...(step + position === 0 ? given : {}),
    })),
  }))
  const url = `/smartreq/v1/${jobId}/screening-plan/`
  return recruiter.put(url, { revision: plan.revision, steps }, { key: randomUUID() })
}

async function publish(jobId: number, revision: number): Promise<void> {
  const url = `/smartreq/v1/${jobId}/screening-plan/publish/`
  const { status } = await recruiter.post(url, { revision }, { key: randomUUID() })
  expect(status).toBe(200)
}

/** Applies, and reads the packages of the activities in their order. */
async function applyTo(uuid: string) {
  const person = await buildPerson(database)
  const client = await test.as(person)
  const trackers = `/user/v1/progress-tracker/user/${person.userId}/`
  const { body } = await client.post(trackers, { job_uuid: uuid }, { key: randomUUID() })
  const refId = body.data.ref_id
  const tracker = (await client.get(`${trackers}ref/${refId}/`)).body.data
  type Row = { job_step_activity_id: number; job_id: number }
  const rows: Row[] = tracker.steps.flatMap((step: { activities: Row[] }) => step.activities)
  const urls = rows.map(
    (row) =>
      `/user-response/v1/job-questions/${row.job_id}/?job_step_activity_id=${row.job_step_activity_id}&ref_id=${refId}`,
  )
  return {
    packages: () => Promise.all(urls.map(async (url) => (await client.get(url)).body.data)),
  }
}
