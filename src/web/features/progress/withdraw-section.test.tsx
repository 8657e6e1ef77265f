import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { tracker, trackerDetail } from '#contract/examples/progress.ts'
import { candidate } from '#contract/examples/session.ts'
import {
  getTracker,
  listTrackers,
  withdrawApplication,
  type CandidateStatus,
  type TrackerDetail,
  type TrackerInterview,
} from '#contract/progress/progress.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/user/progress-tracker?ref=801'

function trackerThatIs(status: CandidateStatus) {
  return reply(getTracker, { data: { ...trackerDetail, status } })
}

const WAIT = 'You must wait 90 day(s) before you can re-apply.'
const [questions, meeting] = trackerDetail.steps
/** With an offer, an interview that is arranged and one that is not, and a wait before the next application. */
const withAll: TrackerDetail = {
  ...trackerDetail,
  status: 'offer',
  remaining_days: 90,
  steps: [
    ...(questions ? [questions] : []),
    ...(meeting
      ? [{ ...meeting, interviews: [interview('scheduled', 701), interview('to_book', 702)] }]
      : []),
  ],
}

function interview(state: TrackerInterview['state'], id: number): TrackerInterview {
  return {
    job_step_activity_id: id,
    title: { en: 'A talk', es: 'Una charla', fr: 'Un échange' },
    state,
    starts_at: state === 'scheduled' ? '2026-12-10T13:00:00.000Z' : null,
    link_uuid: null,
  }
}

describe('an application that was withdrawn', () => {
  it('says first what happened and how long the next has to wait, and leaves out what is over', async () => {
    await renderApp(PATH, {
      as: candidate,
      replies: [reply(getTracker, { data: { ...withAll, status: 'withdrawn' } })],
    })
    const title = await screen.findByRole('heading', { level: 1 })
    const happened = await screen.findByText(/You withdrew this application/)
    const wait = screen.getByText(WAIT)
    const step = await screen.findByRole('heading', { level: 2, name: 'Application & assessments' })
    const page = [title, happened, wait, step]
    for (const [index, element] of page.slice(1).entries())
      expect(page[index]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    // The interview had not taken place, and nothing else is in its step.
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Continue on another device' })).toBeNull()
    await expectAccessible()
  })

  it('shows no step and no promise of one where nothing was begun', async () => {
    const data = { ...trackerDetail, status: 'withdrawn' as const, steps: meeting ? [meeting] : [] }
    await renderApp(PATH, { as: candidate, replies: [reply(getTracker, { data })] })
    await screen.findByText(/You withdrew this application/)
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
    expect(screen.queryByText('Nothing to do yet')).toBeNull()
    expect(screen.queryByText(/You must wait/)).toBeNull()
  })

  it('has no ring on the list either', async () => {
    const open = { ...tracker, ref_id: 802, job_id: 302, job_title: 'Forklift driver' }
    const data = [{ ...tracker, status: 'withdrawn' as const }, open]
    await renderApp('/user/progress', { as: candidate, replies: [reply(listTrackers, { data })] })
    await screen.findByRole('progressbar', { name: 'Complete: Forklift driver' })
    screen.getByText('Withdrawn')
    expect(screen.getAllByRole('progressbar')).toHaveLength(1)
  })
})

describe('withdrawing an application', () => {
  it.each([
    ['en', 'Withdraw your application', 'Withdraw the application'],
    ['es', 'Retirar tu candidatura', 'Retirar la candidatura'],
    ['fr', 'Retirer votre candidature', 'Retirer la candidature'],
  ] as const)('says what it does, in the language %s', async (locale, open, confirm) => {
    const { user } = await renderApp(PATH, { as: { ...candidate, language: locale }, locale })
    await user.click(await screen.findByRole('button', { name: open }))
    const dialog = await screen.findByRole('dialog')
    within(dialog).getByText(/Harbor & Pine Logistics/)
    within(dialog).getByRole('button', { name: confirm })
    await expectAccessible()
  })

  it('sends the reason once, and shows that it is withdrawn', async () => {
    const sent: unknown[] = []
    const { user, server } = await renderApp(PATH, { as: candidate })
    await user.click(await screen.findByRole('button', { name: 'Withdraw your application' }))
    const dialog = await screen.findByRole('dialog')
    expect(sent).toEqual([])
    server.use(
      trackerThatIs('withdrawn'),
      reply(withdrawApplication, ({ body }) => {
        sent.push(body)
        return { data: { ...trackerDetail, status: 'withdrawn' as const } }
      }),
    )
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Another offer')
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw the application' }))
    await screen.findByText(/You withdrew this application/)
    screen.getByText('Withdrawn')
    expect(sent).toEqual([{ reason: 'Another offer' }])
    expect(screen.queryByRole('link', { name: /^Start/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Withdraw your application' })).toBeNull()
    await expectAccessible()
  })

  it('says what ends with it, and the wait before the next application', async () => {
    const { user } = await renderApp(PATH, {
      as: candidate,
      replies: [reply(getTracker, { data: withAll })],
    })
    await user.click(await screen.findByRole('button', { name: 'Withdraw your application' }))
    const items = within(await screen.findByRole('dialog')).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'The offer that you have ends.',
      'The interview that is arranged is cancelled.',
      WAIT,
    ])
    await expectAccessible()
  })

  it('names no consequence that it does not have', async () => {
    const { user } = await renderApp(PATH, { as: candidate })
    await user.click(await screen.findByRole('button', { name: 'Withdraw your application' }))
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText(/cannot take this back/)
    expect(dialog.queryByRole('list')).toBeNull()
    expect(dialog.queryByText(/offer|interview|wait/i)).toBeNull()
  })

  it.each(['hired', 'not_selected'] as const)(
    'is not offered for one that is %s',
    async (status) => {
      await renderApp(PATH, { as: candidate, replies: [trackerThatIs(status)] })
      await screen.findByRole('heading', { level: 1, name: 'Warehouse Lead' })
      expect(screen.queryByRole('button', { name: 'Withdraw your application' })).toBeNull()
    },
  )

  it('says so when the application ended meanwhile', async () => {
    const { user } = await renderApp(PATH, {
      as: candidate,
      replies: [refuse(withdrawApplication, 'conflict')],
    })
    await user.click(await screen.findByRole('button', { name: 'Withdraw your application' }))
    await user.click(await screen.findByRole('button', { name: 'Withdraw the application' }))
    await screen.findByText('This changed meanwhile. Load it again.')
  })
})
