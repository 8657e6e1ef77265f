import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { trackerDetail } from '#contract/examples/progress.ts'
import { candidate } from '#contract/examples/session.ts'
import {
  getTracker,
  withdrawApplication,
  type CandidateStatus,
} from '#contract/progress/progress.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/user/progress-tracker?ref=801'

function trackerThatIs(status: CandidateStatus) {
  return reply(getTracker, { data: { ...trackerDetail, status } })
}

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
