import { describe, expect, it } from 'vitest'

import { requisitionStatusSchema } from '#contract/applicants/application.ts'
import type { Applicant, Requisition as Row } from '#contract/requisitions/requisitions.ts'
import {
  buildApplication,
  buildCompany,
  buildPerson,
  buildRequisition,
  buildStaff,
  type Application,
} from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const DAY = 86_400_000

const test = await openTestApp()
const { database } = test

const company = await buildCompany(database)
const manager = await buildStaff(database, { company, preset: 'Hiring manager' })
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
const managing = await test.as(manager)
const provider = await test.as(await buildPerson(database, { isJfAdmin: true }))

const JOBS = [
  { title: 'Welder 100%', status: 'open', openedAt: daysAgo(3) },
  { title: 'Deck_hand', status: 'open', openedAt: daysAgo(1) },
  { title: 'Électricien', status: 'closed', openedAt: daysAgo(2) },
  { title: 'Deckxhand', status: 'draft', openedAt: daysAgo(4) },
]
const jobs = []
for (const [index, values] of JOBS.entries()) {
  const team = index === 1 ? [manager.userId] : []
  jobs.push(await buildRequisition(database, { company, values, team }))
}
const [crowded, teamed] = jobs
if (crowded === undefined || teamed === undefined) throw new Error('There are no requisitions.')

const PEOPLE = [
  {
    firstName: 'José',
    lastName: 'Álvarez',
    score: 71.5,
    status: 'new',
    step: 0,
    days: 4,
    stepStatus: 'awaiting_decision',
  },
  {
    firstName: 'Ann',
    lastName: 'O’Brien',
    score: null,
    status: 'incomplete',
    step: 0,
    days: 3,
    stepStatus: 'in_progress',
  },
  {
    firstName: '50%',
    lastName: 'Off_er',
    score: 12.25,
    status: 'active',
    step: 1,
    days: 2,
    stepStatus: 'not_started',
  },
  {
    firstName: 'Zoë',
    lastName: 'Brown',
    score: 99,
    status: 'hired',
    step: 1,
    days: 1,
    stepStatus: 'passed',
  },
  {
    firstName: 'Adam',
    lastName: 'Brown',
    score: 50,
    status: 'new',
    step: 0,
    days: 0,
    stepStatus: 'awaiting_decision',
  },
]
const applications: Application[] = []
for (const one of PEOPLE) {
  const { firstName, lastName, score, status, stepStatus } = one
  const email = `${firstName.length}${lastName.length}.${one.days}@example.com`
  const values = {
    score,
    status,
    stepStatus,
    jobStepId: crowded.stepIds[one.step],
    createdAt: daysAgo(one.days),
  }
  const person = await buildPerson(database)
  const profile = { firstName, lastName, email }
  applications.push(
    await buildApplication(database, { requisition: crowded, person, values, profile }),
  )
}
await buildApplication(database, {
  requisition: crowded,
  person: await buildPerson(database),
  values: { deletedAt: new Date() },
})
const neighbour = await buildCompany(database)
await buildApplication(database, {
  requisition: await buildRequisition(database, { company: neighbour }),
  person: await buildPerson(database),
  profile: { firstName: 'José', lastName: 'Álvarez' },
})

describe('the requisitions', () => {
  const list = async (query = '', client: Client = recruiter) => {
    const reply = await client.get(`/smartreq/v1/account/${company.accountId}/${query}`)
    expect(reply.status).toBe(200)
    const rows: Row[] = reply.body.data
    return { rows, titles: rows.map(({ title }) => title), meta: reply.body.meta }
  }

  it.each([
    ['title', (a: Row, b: Row) => (a.title < b.title ? -1 : 1)],
    ['opened_at', (a: Row, b: Row) => ((a.opened_at ?? '') < (b.opened_at ?? '') ? -1 : 1)],
    ['applicant_count', (a: Row, b: Row) => a.applicant_count - b.applicant_count],
    ['status', (a: Row, b: Row) => stageOf(a) - stageOf(b)],
  ])('are ordered by %s, both ways', async (ordering, compare) => {
    const up = (await list(`?ordering=${ordering}`)).rows
    const down = (await list(`?ordering=-${ordering}`)).rows
    expect(up).toEqual(up.toSorted(compare))
    expect(down).toEqual(down.toSorted((a, b) => compare(b, a)))
    expect(new Set(up.map(({ job_id }) => job_id)).size).toBe(JOBS.length)
  })

  it('are counted with what is in them, without what was deleted', async () => {
    const { rows } = await list('?search=welder')
    expect(rows).toMatchObject([{ applicant_count: 5, new_count: 2, hired_count: 1 }])
  })

  it.each([
    ['%', ['Welder 100%']],
    ['_', ['Deck_hand']],
    ['DECK', ['Deck_hand', 'Deckxhand']],
    ['électri', ['Électricien']],
    ['\\', []],
    ["'[", []],
    ['electricien', ['Électricien']],
  ])('found by %s are %o', async (search, titles) => {
    const found = await list(`?ordering=title&search=${encodeURIComponent(search)}`)
    expect(found.titles.toSorted()).toEqual(titles.toSorted())
    expect(found.meta.total).toBe(titles.length)
  })

  it('are filtered by status, and paged with their total', async () => {
    expect((await list('?status=open&ordering=title')).titles).toEqual(['Deck_hand', 'Welder 100%'])
    const several = await list('?status=draft,closed&ordering=title')
    expect(several.titles).toEqual(['Deckxhand', 'Électricien'])
    const pages = [await list('?page_size=3'), await list('?page_size=3&page=2')]
    expect(pages.map(({ rows }) => rows.length)).toEqual([3, 1])
    expect(pages[1]?.meta).toEqual({ page: 2, page_size: 3, total: 4 })
    expect((await list('?page=99')).rows).toEqual([])
  })

  it('of a hiring manager are those whose team they are on', async () => {
    const { rows, titles, meta } = await list('', managing)
    expect(titles).toEqual(['Deck_hand'])
    // No one of its team is a recruiter: the hiring manager is the one to ask.
    expect(rows[0]?.owner_name).toMatch(/\S+ \S+/)
    expect(meta.total).toBe(1)
    expect((await list('', provider)).meta.total).toBe(4)
  })

  it('refuse an ordering or a page size that they do not know', async () => {
    for (const query of ['?ordering=salary', '?page_size=101', '?page=0', '?status=lost']) {
      const reply = await recruiter.get(`/smartreq/v1/account/${company.accountId}/${query}`)
      expect(reply.status).toBe(400)
    }
  })
})

describe('one requisition', () => {
  it('comes with its steps and its team', async () => {
    const reply = await managing.get(`/smartreq/v1/${teamed.jobId}/`)
    expect(reply.body.data).toMatchObject({
      title: 'Deck_hand',
      steps: [
        { title: 'Assessments', standard_title: null },
        { title: 'Interview', standard_title: 'interview' },
      ],
      team: [{ user_id: manager.userId, full_name: 'Hiring manager Staff' }],
    })
  })
})

describe('the applicants', () => {
  const list = async (query = '') => {
    const reply = await recruiter.get(`/smartreq/v1/${crowded.jobId}/applicants/${query}`)
    expect(reply.status).toBe(200)
    const rows: Applicant[] = reply.body.data
    return { rows, names: rows.map((row) => row.first_name), meta: reply.body.meta }
  }

  it.each([
    ['application_date', ['José', 'Ann', '50%', 'Zoë', 'Adam']],
    ['-application_date', ['Adam', 'Zoë', '50%', 'Ann', 'José']],
    ['score', ['50%', 'Adam', 'José', 'Zoë', 'Ann']],
    ['-score', ['Zoë', 'José', 'Adam', '50%', 'Ann']],
    // As the states follow each other, the newest first in each.
    ['status', ['Ann', 'Adam', 'José', '50%', 'Zoë']],
    ['-status', ['Zoë', '50%', 'José', 'Adam', 'Ann']],
  ])('ordered by %s are %o', async (ordering, names) => {
    expect((await list(`?ordering=${ordering}`)).names).toEqual(names)
  })

  it('ordered by name are so by last name, then first name, and the reverse', async () => {
    const up = (await list('?ordering=name')).names
    expect(up.indexOf('Adam') + 1).toBe(up.indexOf('Zoë'))
    expect((await list('?ordering=-name')).names).toEqual(up.toReversed())
  })

  it.each([
    ['?status=new', ['Adam', 'José']],
    ['?status=new,hired', ['Adam', 'Zoë', 'José']],
    ['?step_status=passed', ['Zoë']],
    [`?job_step_id=${crowded.stepIds[1]}`, ['Zoë', '50%']],
    [`?job_step_id=${crowded.stepIds[1]}&status=active`, ['50%']],
    ['?search=50%25', ['50%']],
    ['?search=_', ['50%']],
    ['?search=jos%C3%A9', ['José']],
    ['?search=%C3%81LV', ['José']],
    ['?search=zo%C3%AB+brown', ['Zoë']],
    ['?search=0@example.com', ['Adam']],
    ['?search=alv+jose', ['José']],
    ['?search=%27%5B', []],
    ['?search=%5C', []],
  ])('that fit %s are %o', async (query, names) => {
    const found = await list(query)
    expect(found.names).toEqual(names)
    expect(found.meta.total).toBe(names.length)
  })

  it('stand at a step whose title is the company’s own, or the product’s', async () => {
    const { rows } = await list('?ordering=application_date')
    const steps = rows.map((row) => [row.step_title, row.step_standard_title])
    expect(steps.slice(1, 3)).toEqual([
      ['Assessments', null],
      ['Interview', 'interview'],
    ])
  })

  it('are paged with their total, each on one page', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list(`?page_size=2&page=${page}`)))
    expect(pages.map(({ rows }) => rows.length)).toEqual([2, 2, 1])
    expect(new Set(pages.flatMap(({ rows }) => rows.map((row) => row.ref_id))).size).toBe(5)
    expect(pages.every(({ meta }) => meta.total === 5)).toBe(true)
  })
})

describe('the counts beside the filters', () => {
  const NONE = {
    status: {
      incomplete: 0,
      new: 0,
      active: 0,
      on_hold: 0,
      offer: 0,
      hired: 0,
      rejected: 0,
      withdrawn: 0,
      transferred: 0,
    },
    step_status: {
      not_started: 0,
      in_progress: 0,
      awaiting_decision: 0,
      passed: 0,
      failed: 0,
      skipped: 0,
    },
  }

  it.each([
    [
      '',
      { incomplete: 1, new: 2, active: 1, hired: 1 },
      { not_started: 1, in_progress: 1, awaiting_decision: 2, passed: 1 },
    ],
    // A choice narrows the other counts, and its own still say what else could be chosen.
    ['?status=new', { incomplete: 1, new: 2, active: 1, hired: 1 }, { awaiting_decision: 2 }],
    [
      '?step_status=passed,in_progress',
      { incomplete: 1, hired: 1 },
      { not_started: 1, in_progress: 1, awaiting_decision: 2, passed: 1 },
    ],
    ['?status=new,hired&step_status=passed', { hired: 1 }, { awaiting_decision: 2, passed: 1 }],
    ['?search=brown', { new: 1, hired: 1 }, { awaiting_decision: 1, passed: 1 }],
    [`?job_step_id=${crowded.stepIds[1]}`, { active: 1, hired: 1 }, { not_started: 1, passed: 1 }],
    ['?search=no+one+at+all', {}, {}],
  ])('under %j', async (query, status, stepStatus) => {
    const reply = await recruiter.get(`/smartreq/v1/${crowded.jobId}/applicants/counts/${query}`)
    expect(reply.body).toEqual({
      data: {
        step: { all: expect.any(Number), steps: expect.any(Array) },
        status: { ...NONE.status, ...status },
        step_status: { ...NONE.step_status, ...stepStatus },
      },
    })
  })

  it.each([
    ['', 5, [3, 2]],
    // The filter by step narrows the other counts, not its own.
    [`?job_step_id=${crowded.stepIds[1]}`, 5, [3, 2]],
    [`?job_step_id=${crowded.stepIds[1]}&exclude=job_step_id`, 5, [3, 2]],
    ['?status=new,hired', 3, [2, 1]],
    ['?step_status=passed', 1, [0, 1]],
    ['?search=brown', 2, [1, 1]],
    ['?search=no+one+at+all', 0, [0, 0]],
  ])('say how many are at each step under %j', async (query, all, counts) => {
    const reply = await recruiter.get(`/smartreq/v1/${crowded.jobId}/applicants/counts/${query}`)
    const [first, second] = crowded.stepIds
    expect(reply.body.data.step).toEqual({
      all,
      steps: [
        { job_step_id: first, count: counts[0] },
        { job_step_id: second, count: counts[1] },
      ],
    })
  })

  it('are refused to those of another company, and to those off the team', async () => {
    const stranger = await test.as(
      await buildStaff(database, { company: neighbour, preset: 'Recruiter' }),
    )
    for (const client of [stranger, managing])
      expect((await client.get(`/smartreq/v1/${crowded.jobId}/applicants/counts/`)).body).toEqual({
        error: expect.anything(),
      })
  })

  it('are as many as the list then shows', async () => {
    const base = `/smartreq/v1/${crowded.jobId}/applicants/`
    const query = 'step_status=awaiting_decision,passed'
    const counts = await recruiter.get(`${base}counts/?${query}`)
    for (const status of ['new', 'hired', 'active']) {
      const list = await recruiter.get(`${base}?${query}&status=${status}`)
      expect(list.body.meta.total).toBe(counts.body.data.status[status])
    }
  })
})

describe('a scorecard', () => {
  it('shows the applicant, the activities and the history', async () => {
    const [first] = applications
    const reply = await recruiter.get(
      `/smartreq/v1/user-smartreq/${first?.userSmartreqId}/scorecard/`,
    )
    expect(reply.status).toBe(200)
    expect(reply.body.data).toMatchObject({
      applicant: { first_name: 'José', score: 71.5 },
      requisition: { job_id: crowded.jobId, title: 'Welder 100%' },
      history: [],
    })
    expect(reply.body.data.activities).toMatchObject([
      { step_title: 'Assessments', step_standard_title: null },
      { step_title: 'Assessments', step_standard_title: null },
    ])
  })
})

function stageOf({ status }: Row): number {
  return requisitionStatusSchema.options.indexOf(status)
}

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * DAY)
}
