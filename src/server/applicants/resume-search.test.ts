import { beforeAll, describe, expect, it } from 'vitest'

import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { pdfOf } from '#testing/files.ts'
import {
  answerWithResume,
  extractFile,
  publishResumeForm,
  replaceResume,
  sendResume,
} from '#testing/resumes.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
const requisition = await buildRequisition(database, { company })
await publishResumeForm(recruiter, requisition)

const LIST = `/smartreq/v1/${requisition.jobId}/applicants/`
const ids = new Map<string, number>()

describe('the search in resumes', () => {
  beforeAll(async () => {
    const resumes = {
      welder: 'Five years of welding. Forklift license since 2019.',
      driver: 'Forklift driver, night shifts; no welding',
      nurse: 'Registered nurse in a care home',
    }
    for (const [name, text] of Object.entries(resumes)) {
      const sent = await sendResume(test, { requisition, bytes: pdfOf(text) })
      await extractFile(test, sent)
      ids.set(name, sent.candidate.application.userSmartreqId)
    }
  })

  it.each([
    ['forklift', ['driver', 'welder']],
    ['FORKLIFT license', ['welder']],
    ['"forklift driver"', ['driver']],
    ['forklift -license', ['driver']],
    ['nurse or driver', ['driver', 'nurse']],
    ['plumber', []],
    ['!!!', []],
    ["'); drop table recording; --", []],
  ])('for %j finds %j', async (resume, names) => {
    const expected = new Set(names.map((name) => ids.get(name)))
    for (const url of [LIST, `/smartreq/v1/account/${company.accountId}/applicants/`]) {
      const reply = await recruiter.get(`${url}?${new URLSearchParams({ resume }).toString()}`)
      const found = reply.body.data.map((row: { user_smartreq_id: number }) => row.user_smartreq_id)
      expect([reply.status, reply.body.meta.total, new Set(found)]).toEqual([
        200,
        names.length,
        expected,
      ])
    }
  })

  it('does not find a resume that its candidate replaced', async () => {
    const sent = await answerWithResume(test, { requisition, bytes: pdfOf('Carpenter') })
    await extractFile(test, sent)
    expect(await totalOf('carpenter')).toBe(1)
    const fileId = await replaceResume(test, { ...sent, bytes: pdfOf('Joiner'), rev: 2 })
    await extractFile(test, { ...sent, fileId })
    expect([await totalOf('carpenter'), await totalOf('joiner')]).toEqual([0, 1])
  })

  it('finds nothing of another company', async () => {
    const other = await buildCompany(database)
    const theirs = await test.as(
      await buildStaff(database, { company: other, preset: 'Recruiter' }),
    )
    const url = `/smartreq/v1/account/${other.accountId}/applicants/?resume=forklift`
    expect((await theirs.get(url)).body.meta.total).toBe(0)
  })

  it.each(['', ' ', 'x'.repeat(101)])('refuses %j', async (resume) => {
    const reply = await recruiter.get(`${LIST}?${new URLSearchParams({ resume }).toString()}`)
    expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, ['resume']])
  })
})

async function totalOf(resume: string): Promise<number> {
  return (await recruiter.get(`${LIST}?resume=${resume}`)).body.meta.total
}
