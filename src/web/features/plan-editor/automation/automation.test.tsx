import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import {
  dryRunAutomation,
  listAutomationRuns,
  undoAutomationRun,
} from '#contract/automation/automation-runs.ts'
import {
  createAutomation,
  deleteAutomation,
  listAutomations,
  restoreAutomation,
  saveAutomation,
} from '#contract/automation/automation.ts'
import { advanceHigh, dryRun, rejectLow } from '#contract/examples/automation.ts'
import { recruiter } from '#contract/examples/session.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const URL = '/smartreq-detail/setup/configurations?job=301'

describe('the rules of a requisition', () => {
  it('are told in plain sentences, with what they did', async () => {
    await renderApp(URL, { as: recruiter })
    await screen.findByText(
      /When an applicant submits the application, if the fit score is below 40/,
    )
    screen.getByText(/after 2 days/)
    screen.getByText(/Acted on 12 applicants/)
    screen.getByRole('button', { name: 'Switch off: Advance high scores' })
    await expectAccessible()
  })

  it('say that they could not be loaded', async () => {
    await renderApp(URL, { as: recruiter, replies: [refuse(listAutomations, 'internal')] })
    await screen.findByText('The automation could not be loaded')
  })

  it('say what is wrong with one', async () => {
    const data = [{ ...advanceHigh, problem: 'loop' as const }]
    await renderApp(URL, { as: recruiter, replies: [reply(listAutomations, { data })] })
    await screen.findByText(/It would have started itself/)
  })

  it.each([
    { locale: 'es', name: 'Regla nueva' },
    { locale: 'fr', name: 'Nouvelle règle' },
  ] as const)('speak the language $locale', async ({ locale, name }) => {
    await renderApp(URL, { as: recruiter, locale })
    await screen.findByRole('button', { name })
  })
})

it('A rule is switched on after it was said whom it would reject', async () => {
  const sent: unknown[] = []
  const all = reply(dryRunAutomation, { data: { ...dryRun, matching: 84, rejects_all: true } })
  const saves = reply(saveAutomation, ({ body }) => {
    sent.push(body)
    return { data: { ...rejectLow, is_on: true } }
  })
  const { user } = await renderApp(URL, { as: recruiter, replies: [all, saves] })
  await user.click(await screen.findByRole('button', { name: 'Switch on: Reject low scores' }))
  const dialog = await screen.findByRole('dialog', {
    name: 'Switch on the rule Reject low scores?',
  })
  await within(dialog).findByText(/This rule would reject everyone: all 84 applicants/)
  await expectAccessible()
  await user.click(within(dialog).getByRole('button', { name: 'Switch it on' }))
  await waitFor(() => expect(sent).toEqual([{ version: 1, is_on: true }]))
})

// What a new rule begins with.
const NO_KNOCK_OUT = { kind: 'knock_out', has_knock_out: false }

it('A new rule is made in a form, and tried before it is saved', async () => {
  const made: unknown[] = []
  const creates = reply(createAutomation, ({ body }) => {
    made.push(body)
    return { data: { ...rejectLow, name: body.name } }
  })
  const { user } = await renderApp(URL, { as: recruiter, replies: [creates] })
  await user.click(await screen.findByRole('button', { name: 'New rule' }))
  await user.type(screen.getByLabelText('Name'), 'Quick')
  await user.selectOptions(screen.getByLabelText('Add a condition'), 'Fit score')
  await user.click(screen.getByRole('button', { name: 'Try it on today’s applicants' }))
  await screen.findByText('Of 84 applicants that it could be about, 9 would match today.')
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Save the rule' }))
  const conditions = [NO_KNOCK_OUT, { kind: 'score', op: 'at_least', score: 50 }]
  const what = { trigger: { kind: 'submitted' }, actions: [{ kind: 'advance' }], delay_hours: 0 }
  await waitFor(() => expect(made).toEqual([{ name: 'Quick', ...what, conditions }]))
})

it('A condition takes any of several values, and one at least', async () => {
  const made: unknown[] = []
  const creates = reply(createAutomation, ({ body }) => {
    made.push(body.conditions)
    return { data: { ...rejectLow, ...body } }
  })
  const { user } = await renderApp(URL, { as: recruiter, replies: [creates] })
  await user.click(await screen.findByRole('button', { name: 'New rule' }))
  await user.type(screen.getByLabelText('Name'), 'Quick')
  await user.selectOptions(screen.getByLabelText('Add a condition'), 'Status')
  const group = within(screen.getByRole('group', { name: 'Status' }))
  const [first, second] = [
    group.getByRole('button', { name: 'New' }),
    group.getByRole('button', { name: 'Active' }),
  ]
  await user.click(first)
  expect(first.getAttribute('aria-pressed')).toBe('true')
  await user.click(second)
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Save the rule' }))
  await waitFor(() =>
    expect(made).toEqual([[NO_KNOCK_OUT, { kind: 'status', statuses: ['new', 'active'] }]]),
  )
})

it('A condition with several values is told as a choice between them', async () => {
  const conditions = [{ kind: 'status' as const, statuses: ['new' as const, 'active' as const] }]
  const data = [{ ...advanceHigh, conditions }]
  await renderApp(URL, { as: recruiter, replies: [reply(listAutomations, { data })] })
  await screen.findByText(/if the status is New or Active/)
})

it('A deleted rule is brought back by undoing it', async () => {
  const restored: unknown[] = []
  const deletes = reply(deleteAutomation, { data: { slug: rejectLow.slug } })
  const restores = reply(restoreAutomation, ({ params }) => {
    restored.push(params.slug)
    return { data: rejectLow }
  })
  const { user } = await renderApp(URL, { as: recruiter, replies: [deletes, restores] })
  await user.click(await screen.findByRole('button', { name: 'Actions for Reject low scores' }))
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(restored).toEqual([rejectLow.slug]))
})

it('Undoing says that it failed, and can be tried again', async () => {
  const restored: unknown[] = []
  const { user, server } = await renderApp(URL, {
    as: recruiter,
    replies: [
      reply(deleteAutomation, { data: { slug: rejectLow.slug } }),
      refuse(restoreAutomation, 'internal'),
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Actions for Reject low scores' }))
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('It could not be undone.')
  expect(screen.queryByText('Undone.')).toBeNull()
  await expectAccessible()
  const restores = reply(restoreAutomation, ({ params }) => {
    restored.push(params.slug)
    return { data: rejectLow }
  })
  server.use(restores)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Undone.')
  expect(restored).toEqual([rejectLow.slug])
})

describe('what a rule did', () => {
  async function openRuns(replies: Parameters<typeof renderApp>[1] = {}) {
    const app = await renderApp(URL, { as: recruiter, ...replies })
    const name = 'Actions for Advance high scores'
    await app.user.click(await screen.findByRole('button', { name }))
    await app.user.click(screen.getByRole('menuitem', { name: 'What it did' }))
    const title = 'What the rule Advance high scores did'
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: title })) }
  }

  it('is listed by applicant, and taken back about one of them', async () => {
    const undone: unknown[] = []
    const undoes = reply(undoAutomationRun, ({ params }) => {
      undone.push(params)
      return { data: { is_undone: true } }
    })
    const { user, dialog } = await openRuns({ replies: [undoes] })
    await dialog.findByRole('link', { name: 'Ana Ruiz' })
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Undo: Ana Ruiz' }))
    await waitFor(() => expect(undone).toEqual([{ user_smartreq_id: 801, run_id: 91 }]))
  })

  it('stays where the applicant has changed again since, and says so', async () => {
    const stays = reply(undoAutomationRun, { data: { is_undone: false } })
    const { user, dialog } = await openRuns({ replies: [stays] })
    await user.click(await dialog.findByRole('button', { name: 'Undo: Ana Ruiz' }))
    await dialog.findByText('The applicant has changed again since. That stays as it is.')
  })

  it('is nothing where it has not acted yet', async () => {
    const meta = { page: 1, page_size: 25, total: 0 }
    const { dialog } = await openRuns({ replies: [reply(listAutomationRuns, { data: [], meta })] })
    await dialog.findByText('It has not acted on anyone yet.')
  })

  it('says that it could not be loaded', async () => {
    const { dialog } = await openRuns({ replies: [refuse(listAutomationRuns, 'internal')] })
    await dialog.findByRole('button', { name: 'Try again' })
  })
})
