import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { applicant, requisitions } from '#contract/examples/requisitions.ts'
import { recruiter } from '#contract/examples/session.ts'
import { listApplicants, listRequisitions } from '#contract/requisitions/requisitions.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const HOUR = 3_600_000
const meta = { page: 1, page_size: 25, total: 1 }
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()

describe('how long ago something was, on staff lists', () => {
  it.each([
    ['en', 10_000, 'just now'],
    ['en', 5 * 60_000 + 1000, '5 minutes ago'],
    ['en', 3 * HOUR + 1000, '3 hours ago'],
    ['en', 29 * 24 * HOUR + 1000, '29 days ago'],
    ['es', 3 * HOUR + 1000, 'hace 3 horas'],
    ['fr', 3 * HOUR + 1000, 'il y a 3 heures'],
  ] as const)('is text in %s: %i ms are “%s”', async (locale, milliseconds, text) => {
    const row = { ...applicant, application_date: ago(milliseconds) }
    await renderApp('/smartreq-detail/applicants?job=301', {
      as: recruiter,
      locale,
      replies: [reply(listApplicants, { data: [row], meta })],
    })
    const time = await screen.findByText(text)
    expect(time.tagName).toBe('TIME')
    expect(time.getAttribute('datetime')).toBe(row.application_date)
  })

  it('is the date after 30 days, also for requisitions', async () => {
    const [first] = requisitions
    if (first === undefined) throw new Error('The example has none.')
    const row = { ...first, opened_at: '2020-03-04T14:30:00.000Z' }
    const replies = [reply(listRequisitions, { data: [row], meta })]
    await renderApp('/hire', { as: recruiter, replies })
    const time = await screen.findByText('Mar 4, 2020')
    expect(time.tagName).toBe('TIME')
  })
})
