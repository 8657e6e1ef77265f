import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { trackerDetail } from '#contract/examples/progress.ts'
import { candidate } from '#contract/examples/session.ts'
import { getTracker, type TrackerDetail } from '#contract/progress/progress.ts'
import { TRACKER } from '#testing/components/assessment.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const ASK = `Questions about your application? Ask ${trackerDetail.account_name}:`

async function openTracker(change: Partial<TrackerDetail>) {
  const replies = [reply(getTracker, { data: { ...trackerDetail, ...change } })]
  await renderApp(TRACKER, { as: candidate, replies })
  await screen.findByRole('heading', { level: 1, name: trackerDetail.job_title })
}

describe('whom a candidate asks about an application', () => {
  it.each([
    ['while parts are open', 'incomplete', 'jobs@harbor.example', 'mailto:jobs%40harbor.example'],
    ['with an offer', 'offer', 'jobs@harbor.example', 'mailto:jobs%40harbor.example'],
    ['after its end', 'not_selected', '(401) 555-0134', 'tel:4015550134'],
  ] as const)('is a link: %s', async (_name, status, contact, href) => {
    await openTracker({ status, contact })
    await screen.findByText(ASK)
    expect(screen.getByRole('link', { name: contact }).getAttribute('href')).toBe(href)
    expect(screen.getAllByText(ASK)).toHaveLength(1)
    await expectAccessible()
  })

  it('stays text where it is neither an address nor a number', async () => {
    await openTracker({ status: 'incomplete', contact: 'Ana at the front desk' })
    await screen.findByText(`${ASK} Ana at the front desk`)
    expect(screen.queryByRole('link', { name: /Ana/ })).toBeNull()
  })

  it('is left out where the company names no one', async () => {
    await openTracker({ status: 'incomplete', contact: null })
    await screen.findByRole('heading', { name: /^Next: / })
    expect(screen.queryByText(ASK)).toBeNull()
  })
})
