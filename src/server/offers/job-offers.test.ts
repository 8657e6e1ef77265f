import { expect, it } from 'vitest'

import {
  buildApplication,
  buildCompany,
  buildPerson,
  buildRequisition,
  buildStaff,
} from '#testing/builders.ts'
import { buildOffer } from '#testing/offers.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test

/** A requisition with an offer for each of some applicants, in the order in which they were written. */
async function begin() {
  const company = await buildCompany(database)
  const staff = await buildStaff(database, { company, preset: 'Recruiter' })
  const requisition = await buildRequisition(database, { company })
  const people = [
    { firstName: 'Ana', lastName: 'Ruíz', state: 'sent' },
    { firstName: 'Bo', lastName: 'Abel', state: 'draft' },
    { firstName: 'Cy', lastName: 'Mead', state: 'expired' },
  ] as const
  for (const { state, ...profile } of people) {
    const person = await buildPerson(database)
    const made = await buildApplication(database, { requisition, person, profile })
    await buildOffer(test, { ...made, memberId: staff.userId, state })
  }
  const client = await test.as(staff)
  const list = async (query: string) =>
    (await client.get(`/job/v1/${requisition.jobId}/offers/${query}`)).body
  const names = async (query: string) =>
    (await list(query)).data.map((row: { applicant_name: string }) => row.applicant_name)
  return { company, list, names, requisition }
}

it('the offers of a requisition are paged, sorted, filtered and searched', async () => {
  const { list, names } = await begin()
  expect(await names('?ordering=applicant_name')).toEqual(['Bo Abel', 'Cy Mead', 'Ana Ruíz'])
  expect(await names('?ordering=-applicant_name&page_size=2')).toEqual(['Ana Ruíz', 'Cy Mead'])
  expect(await names('?ordering=-applicant_name&page_size=2&page=2')).toEqual(['Bo Abel'])
  expect(await names('?state=expired')).toEqual(['Cy Mead'])
  expect(await names('?search=ruiz')).toEqual(['Ana Ruíz'])
  expect(await names('')).toEqual(['Bo Abel', 'Cy Mead', 'Ana Ruíz'])
  expect((await list('?page_size=2')).meta).toMatchObject({ total: 3 })
})

it('the offers of a requisition say nothing of pay', async () => {
  const { list } = await begin()
  expect(JSON.stringify(await list(''))).not.toContain('52000')
})

it('the offers of a requisition are not another company’s to read', async () => {
  const { requisition } = await begin()
  const company = await buildCompany(database)
  const other = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
  expect((await other.get(`/job/v1/${requisition.jobId}/offers/`)).status).toBe(404)
})
