import { expect, it } from 'vitest'

import { buildCompany, buildRequisition, buildStaff, type Company } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

import { collectExport } from './collect-export.ts'

const test = await openTestApp()
const { database } = test

it('a copy holds the emails by which companies invited the user to apply', async () => {
  const [works, quay] = [
    await buildCompany(database, { name: 'Harbour Works' }),
    await buildCompany(database, { name: 'Quay & Sons' }),
  ]
  const { userId, email } = await test.signUp({ email: 'ines@person.example' })
  await inviteAs(works, email)
  await inviteAs(quay, ' Ines@Person.example ')
  await inviteAs(works, 'someone-else@person.example')
  const own = await copyOf({ userId, accountId: null })
  expect(own).toHaveLength(2)
  expect(own).toContainEqual(
    expect.objectContaining({
      title: 'Crane driver',
      email,
      first_name: 'Inês',
      subject: '{{company_name}} invites you to apply for {{job_name}}',
      opted_out_at: null,
    }),
  )
  // Who sent it is a colleague's data.
  expect(JSON.stringify(own)).not.toContain('sent_by')
  expect(await copyOf({ userId, accountId: quay.accountId })).toHaveLength(1)
})

async function inviteAs(company: Company, email: string): Promise<void> {
  const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
  const { jobId } = await buildRequisition(database, { company, values: { title: 'Crane driver' } })
  const person = { email, first_name: 'Inês', last_name: 'Duarte' }
  const made = await recruiter.post(`/smartreq/v1/${jobId}/invited-applicants/`, person)
  expect(made.status).toBe(201)
}

async function copyOf(whose: { userId: number; accountId: number | null }) {
  const copy = await database.inScope({ kind: 'system' }, (tx) =>
    collectExport(tx, { ...whose, hasPrivateData: true }),
  )
  return copy['invitations_to_apply']
}
