// What a place in the team of one job opens beyond that job: nothing to an interviewer, the company's texts to a manager.
import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { JobTeamRole } from '#contract/access/job-team-roles.ts'
import { ENDPOINTS } from '#contract/endpoints.ts'
import {
  buildCompany,
  buildRequisition,
  buildSession,
  buildStaff,
  type Company,
  type Person,
} from '#testing/builders.ts'
import { addressOf, exampleOf } from '#testing/example-requests.ts'
import { openTestApp } from '#testing/test-app.ts'
import { buildWorld, type Target } from '#testing/world.ts'

import { jobTeam } from '../db/schema/requisition.ts'

const test = await openTestApp()
const world = await buildWorld(test)
const forManagers = [...ENDPOINTS].filter(
  ([, { policy }]) => policy.isForManagers === true || policy.anyFlagOrManager !== undefined,
)

describe('an interviewer of a job', () => {
  it.each(forManagers)('is refused %s, which is for its managers', async (name, endpoint) => {
    const { own: target, person } = findLimited()
    // Some commands want a sign-in of a moment ago.
    const member = await test.as(person, await buildSession(test.database, person))
    const example = await exampleOf({ name, endpoint }, { test, world, target })
    await joinAsInterviewer(person, target)
    const { method } = endpoint
    const { body, headers } = example
    const reply = await member.send({ method, url: addressOf(example), body, headers })
    expect([reply.status, reply.body?.error?.code]).toEqual([403, 'forbidden'])
  })
})

describe('a member of the team of a job', () => {
  it.each([
    ['interviewer', 403],
    ['coordinator', 403],
    ['offer_sender', 403],
    ['hiring_manager', 200],
    ['recruiter', 200],
  ] as const)('as %s orders scores again, and writes templates, with %i', async (role, status) => {
    const company = await buildCompany(test.database)
    const { jobId } = await buildRequisition(test.database, { company })
    const member = await memberAs(role, { company, jobId })
    const text = { subject: 'Hello', body: '<p>Hello</p>', language: 'en' }
    const url = `/account/v1/${company.accountId}/templates/email/`
    const template = { template_display_name: role, ...text }
    const stored = await member.post(url, template, { key: randomUUID() })
    expect(stored.status).toBe(status === 200 ? 201 : status)
    const scores = `/smartreq/v1/${jobId}/recalculate-scores/`
    expect((await member.post(scores, {}, { key: randomUUID() })).status).toBe(status)
  })
})

function findLimited() {
  const actor = world.actors.find((one) => one.preset === 'Limited')
  const person = actor?.person
  if (actor === undefined || !person) throw new Error('No one in the world has a limited role.')
  return { own: actor.own, person }
}

/** And nothing else: examples make the user a member of teams. */
async function joinAsInterviewer(person: Person, { accountId, requisition }: Target) {
  await test.database.owner.delete(jobTeam).where(eq(jobTeam.userId, person.userId))
  await joinTeam(person, { accountId, jobId: requisition.jobId, teamRole: 'interviewer' })
}

async function memberAs(
  teamRole: JobTeamRole,
  { company, jobId }: { company: Company; jobId: number },
) {
  const person = await buildStaff(test.database, { company, preset: 'Limited' })
  await joinTeam(person, { accountId: company.accountId, jobId, teamRole })
  return test.as(person)
}

async function joinTeam(
  { userId }: Person,
  { accountId, jobId, teamRole }: { accountId: number; jobId: number; teamRole: JobTeamRole },
) {
  await test.database.owner.insert(jobTeam).values({ accountId, jobId, userId, teamRole })
}
