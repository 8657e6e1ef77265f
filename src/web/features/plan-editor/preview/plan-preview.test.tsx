import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { assessmentPackage } from '#contract/examples/assessments.ts'
import { plan } from '#contract/examples/requisition-setup.ts'
import { recruiter } from '#contract/examples/session.ts'
import { getScreeningPlan, previewPlanActivity } from '#contract/plan-editor/screening-plan.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, reply } from '#testing/components/fake-server.ts'
import { closeApp, renderApp } from '#testing/components/render-app.tsx'
import { deviceDatabase } from '#web/offline/database.ts'

const PREVIEW = '/smartreq-screening-plan-preview?job_id=301'

describe('the states of the preview', () => {
  it.each([
    ['en', 'Preview as a candidate', 'Nothing that you enter here is stored or sent.'],
    ['es', 'Vista previa como candidato', 'Nada de lo que escribas aquí se guarda ni se envía.'],
    [
      'fr',
      'Aperçu en tant que candidat',
      'Rien de ce que vous saisissez ici n’est enregistré ni envoyé.',
    ],
  ] as const)('says in %s that nothing is stored', async (locale, title, note) => {
    await renderApp(PREVIEW, { as: recruiter, locale })
    await screen.findByRole('heading', { level: 1, name: title })
    screen.getByText(note)
    await expectAccessible()
  })

  it('shows its place while it is on its way', async () => {
    await renderApp(PREVIEW, { as: recruiter, replies: [leaveUnanswered(getScreeningPlan)] })
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull())
  })

  it('says that the plan could not be loaded', async () => {
    await renderApp(PREVIEW, { as: recruiter, replies: [refuse(getScreeningPlan, 'internal')] })
    await screen.findByRole('heading', { name: 'The plan could not be loaded' })
    await expectAccessible()
  })

  it('says that an activity could not be loaded', async () => {
    const replies = [refuse(previewPlanActivity, 'internal')]
    const { user } = await renderApp(PREVIEW, { as: recruiter, replies })
    await user.click(await screen.findByRole('button', { name: 'Start Personality' }))
    await screen.findByRole('heading', { name: 'The activity could not be loaded' })
  })

  it('says that there is nothing yet', async () => {
    const empty = { ...plan, steps: [] }
    await renderApp(PREVIEW, { as: recruiter, replies: [reply(getScreeningPlan, { data: empty })] })
    await screen.findByText('The plan has no steps yet.')
  })
})

describe('going through the preview', () => {
  it('says of a test alone that candidates see the choices in another order', async () => {
    const note = /^Each candidate sees the choices in another order/
    const plain = [reply(previewPlanActivity, { data: assessmentPackage })]
    const { user } = await renderApp(PREVIEW, { as: recruiter, replies: plain })
    await user.click(await screen.findByRole('button', { name: 'Start Personality' }))
    await screen.findByRole('button', { name: 'Accept and start' })
    expect(screen.queryByText(note)).toBeNull()
    await closeApp()
    const content = { ...assessmentPackage, shuffled_response_sets: ['agreement'] }
    const replies = [reply(previewPlanActivity, { data: content })]
    const shuffling = await renderApp(PREVIEW, { as: recruiter, replies })
    await shuffling.user.click(await screen.findByRole('button', { name: 'Start Personality' }))
    await screen.findByText(note)
    await expectAccessible()
  })

  it('is the candidate’s own way, from the instruction to the review', async () => {
    const content = { ...assessmentPackage, company_instruction: '<p>Find a quiet place.</p>' }
    const replies = [reply(previewPlanActivity, { data: content })]
    const { user } = await renderApp(PREVIEW, { as: recruiter, replies })
    await user.click(await screen.findByRole('button', { name: 'Start Personality' }))
    await screen.findByText('Find a quiet place.')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Accept and start' }))
    const total = content.questions.length
    for (let number = 1; number <= total; number += 1) {
      await screen.findByText(`Question ${number} of ${total}`)
      await user.keyboard('2{Enter}')
    }
    await screen.findByRole('heading', { name: 'Everything is answered' })
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    const step = (await screen.findByRole('button', { name: 'Start Personality' })).closest('li')
    within(step ?? document.body).getByText('Seen')
  })

  it('stores nothing on the device, and sends nothing but what reads the plan', async () => {
    const { user } = await renderApp(PREVIEW, { as: recruiter })
    const start = await screen.findByRole('button', { name: 'Start Personality' })
    const requests = watchRequests()
    await user.click(start)
    await user.click(await screen.findByRole('button', { name: 'Accept and start' }))
    const total = assessmentPackage.questions.length
    for (let number = 1; number <= total; number += 1) {
      await screen.findByText(`Question ${number} of ${total}`)
      await user.keyboard('2{Enter}')
    }
    await user.click(await screen.findByRole('button', { name: 'Submit' }))
    await screen.findByText('Seen')
    // Once, or again by a screen that is drawn twice while it is developed.
    expect(new Set(requests)).toEqual(
      new Set(['GET /smartreq/v1/301/screening-plan/activity/501/preview/']),
    )
    const { packages, attempts, answers, outbox, places, timers, journal } = deviceDatabase()
    const tables = [packages, attempts, answers, outbox, places, timers, journal]
    expect(await Promise.all(tables.map((table) => table.count()))).toEqual(tables.map(() => 0))
  })

  it('has the width of a phone, or of a laptop', async () => {
    const { user } = await renderApp(PREVIEW, { as: recruiter })
    const device = await screen.findByRole('region', { name: 'What candidates see' })
    const phone = device.className
    await user.click(screen.getByRole('button', { name: 'Laptop' }))
    expect(device.className).not.toBe(phone)
    await user.click(screen.getByRole('button', { name: 'Phone' }))
    expect(device.className).toBe(phone)
    // What is chosen already stays.
    await user.click(screen.getByRole('button', { name: 'Phone' }))
    expect(device.className).toBe(phone)
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  })

  it('speaks each language while it is open, and the user’s own after it', async () => {
    const { user } = await renderApp(PREVIEW, { as: recruiter })
    await user.click(await screen.findByRole('button', { name: 'Français' }))
    await screen.findByRole('heading', { level: 3, name: 'Personnalité' })
    await user.click(screen.getByRole('link', { name: 'Retour au plan' }))
    await screen.findByRole('textbox', { name: 'Title of step 2' })
    expect(document.documentElement.lang).toBe('en')
  })
})

it.each([
  ['/smartreq-detail/setup/screening-plan?job=301', 'Preview'],
  ['/hire/smartreq-builder/complete?job=301', 'Preview as a candidate'],
])('the preview is linked at %s', async (path, name) => {
  await renderApp(path, { as: recruiter })
  const link = await screen.findByRole('link', { name })
  expect(link.getAttribute('href')).toBe(PREVIEW)
})

/** What is asked of the server from now on. */
function watchRequests(): string[] {
  const requests: string[] = []
  const server = globalThis.fetch
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(`${request.method} ${new URL(request.url).pathname}`)
    return server(request)
  })
  return requests
}
