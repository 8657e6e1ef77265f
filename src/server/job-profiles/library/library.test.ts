import { describe, expect, it } from 'vitest'

import { LOCALES } from '#contract/core/shape.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

import { describeLibrary, PROFILE_LIBRARY } from './library.ts'

const test = await openTestApp()
const company = await buildCompany(test.database)
const recruiter = await test.as(await buildStaff(test.database, { company, preset: 'Recruiter' }))
const profiles = `/job/v1/profiles/${company.accountId}/`
const library = `/job/v1/profile-library/${company.accountId}/`

describe('the library of job profiles', () => {
  it('has thirty profiles of different titles in each language, with attributes that are measured', () => {
    expect(PROFILE_LIBRARY).toHaveLength(30)
    for (const language of LOCALES) {
      const entries = describeLibrary(language)
      expect(new Set(entries.map(({ title }) => title)).size).toBe(30)
      for (const { description, attributes } of entries) {
        expect(description).toMatch(/^\p{Lu}.+\.$/u)
        expect(attributes.length).toBeGreaterThan(1)
      }
    }
  })

  it('is read in the language that is asked for', async () => {
    const { status, body } = await recruiter.get(`${library}?language=es`)
    expect(status).toBe(200)
    expect(body.data).toContainEqual(
      expect.objectContaining({ slug: 'cook', title: 'Cocinero o cocinera' }),
    )
    expect((await recruiter.get(`${library}?language=de`)).status).toBe(400)
  })

  it('gives a new profile its department, its description and its weights', async () => {
    const body = { title: 'Line cook', from_library: { slug: 'cook', language: 'fr' } }
    const created = await recruiter.post(profiles, body)
    expect(created.status).toBe(201)
    const { job_id: jobId } = created.body.data
    const profile = await recruiter.get(`/job/v1/profile/${jobId}/`)
    expect(profile.body.data.details).toMatchObject({
      title: 'Line cook',
      department: 'Hôtellerie et restauration',
      description: expect.stringContaining('<p>Prépare les plats'),
    })
    const weighed = await recruiter.get(`/job/v1/attribute-groups/${jobId}/`)
    expect(weighed.body.data.attributes.map((one: { weight: number }) => one.weight)).toEqual([
      3, 2, 2,
    ])
  })

  it('lets what the user wrote stand', async () => {
    const body = {
      title: 'Night cook',
      department: 'Kitchen',
      from_library: { slug: 'cook', language: 'en' },
    }
    const { job_id: jobId } = (await recruiter.post(profiles, body)).body.data
    const profile = await recruiter.get(`/job/v1/profile/${jobId}/`)
    expect(profile.body.data.details.department).toBe('Kitchen')
  })

  it('refuses a profile that it does not have, and two sources at once', async () => {
    const of = (slug: string, rest = {}) => ({
      title: `From ${slug}`,
      from_library: { slug, language: 'en' },
      ...rest,
    })
    expect((await recruiter.post(profiles, of('astronaut'))).status).toBe(404)
    expect((await recruiter.post(profiles, of('cook', { from_job_id: 1 }))).status).toBe(400)
  })
})
