import { expect, it } from 'vitest'

import { textTemplate } from '#server/db/schema/text-template.ts'
import { buildStaff, type Company } from '#testing/builders.ts'
import { arrive, WAITING } from '#testing/decisions.ts'
import { openTestApp } from '#testing/test-app.ts'

const NOT_THERE = 999_999_999

const test = await openTestApp()

it('A recruiter reads the text templates of their own company, by name', async () => {
  const { company, recruiter, url } = await begin()
  expect((await recruiter.get(url)).body.data).toEqual([])
  await store(company, ['Next step', 'call back'])
  await store((await begin()).company, ['Of another company'])
  const { status, body } = await recruiter.get(url)
  expect([status, body.data]).toMatchObject([
    200,
    [
      { name: 'call back', body: 'Hi {{first_name}}' },
      { name: 'Next step', body: 'Hi {{first_name}}' },
    ],
  ])
})

it('Text templates are for users who manage the requisition', async () => {
  const { company, recruiter, url } = await begin()
  const interviewer = await buildStaff(test.database, { company, preset: 'Interviewer' })
  const foreign = await begin()
  expect([
    (await (await test.as(interviewer)).get(url)).status,
    (await recruiter.get(foreign.url)).status,
    (await recruiter.get(addressOf(NOT_THERE))).status,
  ]).toEqual([403, 404, 404])
})

async function begin() {
  const arrived = await arrive(test, { applicants: [WAITING] })
  return { ...arrived, url: addressOf(arrived.requisition.jobId) }
}

function addressOf(jobId: number): string {
  return `/smartreq/v1/${jobId}/text-applicants/templates/`
}

async function store({ accountId }: Company, names: readonly string[]) {
  await test.database.owner
    .insert(textTemplate)
    .values(names.map((name) => ({ accountId, name, body: 'Hi {{first_name}}' })))
}
