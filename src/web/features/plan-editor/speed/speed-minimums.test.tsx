import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { plan } from '#contract/examples/requisition-setup.ts'
import { recruiter } from '#contract/examples/session.ts'
import {
  getScreeningPlan,
  saveScreeningPlan,
  type PlanBody,
  type ScreeningPlan,
} from '#contract/plan-editor/screening-plan.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail/setup/screening-plan?job=301'
const TITLE = 'Internet speed test'

function planWithTest(): ScreeningPlan {
  const [step, ...rest] = plan.steps
  const [activity] = step?.activities ?? []
  if (step === undefined || activity === undefined) throw new Error('The example plan is empty.')
  const title = { en: TITLE, es: TITLE, fr: TITLE }
  const test = { ...activity, asmt_id: 15, kind: 'speed-test' as const, title, question_count: 1 }
  return { ...plan, steps: [{ ...step, activities: [test] }, ...rest] }
}

async function openPlan() {
  const bodies: PlanBody[] = []
  const data = planWithTest()
  const replies = [
    reply(getScreeningPlan, { data }),
    reply(saveScreeningPlan, ({ body }) => {
      bodies.push(body)
      return { data: { ...data, revision: body.revision + 1 } }
    }),
  ]
  const { user } = await renderApp(PATH, { as: recruiter, replies })
  const field = await screen.findByLabelText(/^Minimum download/)
  return { user, field, settings: () => bodies.at(-1)?.steps[0]?.activities[0]?.settings, bodies }
}

describe('the limits of a speed test', () => {
  it('are stored when a field is left, and none of them has to be set', async () => {
    const { user, field, settings } = await openPlan()
    await user.type(field, '25')
    await user.tab()
    const set = { kind: 'speed-test', min_upload_mbps: null, max_latency_ms: null }
    await waitFor(() => expect(settings()).toEqual({ ...set, min_download_mbps: 25 }))
    await user.type(screen.getByLabelText(/^Maximum latency/), '100')
    await user.tab()
    const both = { ...set, min_download_mbps: 25, max_latency_ms: 100 }
    await waitFor(() => expect(settings()).toEqual(both))
    await user.clear(field)
    await user.tab()
    await waitFor(() => expect(settings()).toEqual({ ...both, min_download_mbps: null }))
    screen.getByText(/No one is rejected by them/)
    await expectAccessible()
  })

  it.each(['0', '1001', '2.5'])('are whole numbers within bounds: not %s', async (text) => {
    const { user, field, bodies } = await openPlan()
    await user.type(field, text)
    await user.tab()
    await screen.findByText('Enter a whole number from 1 to 1,000.')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(bodies).toEqual([])
    await expectAccessible()
  })
})
