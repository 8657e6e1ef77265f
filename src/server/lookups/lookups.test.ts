import { describe, expect, it } from 'vitest'

import { buildPerson } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const client = await test.as(await buildPerson(test.database))

describe('the lists of codes', () => {
  it('are answered together, each under its name', async () => {
    const { status, body } = await client.get('/lookup/v1/all/')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      company_sizes: [1, 2, 3, 4, 5].map((id) => ({ id })),
      job_types: [{ id: 2 }, { id: 4 }],
      question_types: [{ id: 3 }, { id: 4 }],
      usage_types: [{ id: 1 }, { id: 3 }],
      genders: ['Male', 'Female'],
      languages: ['en', 'es', 'fr'],
    })
  })

  it.each([
    ['/lookup/v1/timezones/', 'timezones'],
    ['/lookup/v1/separation-group/', 'separation_groups'],
  ])('at %s alone are the same as in all', async (url, name) => {
    const all = (await client.get('/lookup/v1/all/')).body.data
    const { data } = (await client.get(url)).body
    expect(data).toEqual(all[name])
    expect(data.length).toBeGreaterThan(1)
  })

  it.each(['all', 'separation-group', 'timezones'])(
    '%s is for users who are signed in',
    async (name) => {
      expect((await test.client().get(`/lookup/v1/${name}/`)).status).toBe(401)
    },
  )
})
