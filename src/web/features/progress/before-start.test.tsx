import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { trackerDetail } from '#contract/examples/progress.ts'
import { candidate } from '#contract/examples/session.ts'
import { getTracker, type TrackerDetail } from '#contract/progress/progress.ts'
import { INSTRUCTION } from '#testing/components/assessment.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { closeApp, renderApp } from '#testing/components/render-app.tsx'

type Position = NonNullable<TrackerDetail['position']>

const silent: Position = { required: [], languages: ['en', 'es', 'fr'], accommodations: null }

function openInstruction(position: TrackerDetail['position']) {
  const { position: _position, ...rest } = trackerDetail
  const data = position === undefined ? rest : { ...rest, position }
  return renderApp(INSTRUCTION, { as: candidate, replies: [reply(getTracker, { data })] })
}

describe('a position that takes applications in other languages', () => {
  it('is started after one of them is chosen', async () => {
    const { user } = await openInstruction({ ...silent, languages: ['es', 'fr'] })
    await screen.findByText('This position takes applications in: Español and Français')
    expect(screen.queryByRole('button', { name: 'Accept and start' })).toBeNull()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Español' }))
    await screen.findByRole('button', { name: 'Aceptar y empezar' })
    expect(screen.queryByRole('button', { name: 'Français' })).toBeNull()
  })

  it('is not started in another without network either', async () => {
    await openInstruction({ ...silent, languages: ['fr'] })
    await screen.findByRole('button', { name: 'Français' })
    await closeApp({ keepsDevice: true })
    await renderApp(INSTRUCTION, { as: candidate, isOffline: true })
    await screen.findByRole('button', { name: 'Français' })
    expect(screen.queryByRole('button', { name: 'Accept and start' })).toBeNull()
  })

  it('is started once it takes one more, though what was asked before is still at hand', async () => {
    const languages: Position['languages'] = ['fr']
    const { goTo } = await openInstruction({ ...silent, languages })
    await screen.findByRole('button', { name: 'Français' })
    await goTo('/user/device')
    await screen.findByRole('heading', { level: 1, name: 'My device' })
    languages.push('en')
    const later = Date.now() + 60_000
    vi.spyOn(Date, 'now').mockImplementation(() => later)
    await goTo(INSTRUCTION)
    await screen.findByRole('button', { name: 'Accept and start' })
    expect(screen.queryByText(/^This position takes applications in/)).toBeNull()
  })

  it.each([
    ['one that the app speaks', silent],
    ['an older copy', undefined],
  ])('asks nothing: %s', async (_name, position) => {
    await openInstruction(position)
    await screen.findByRole('button', { name: 'Accept and start' })
    expect(screen.queryByText(/^This position takes applications in/)).toBeNull()
  })
})

it('how to ask for accommodations is read before a part is started', async () => {
  const accommodations = { text: 'Ask for a quiet room.', contact: 'hr@harborpine.example.com' }
  await openInstruction({ ...silent, accommodations })
  await screen.findByText('Ask for a quiet room.')
  const link = screen.getByRole('link', { name: 'hr@harborpine.example.com' })
  expect(link.getAttribute('href')).toBe('mailto:hr%40harborpine.example.com')
  const pledge = screen.getByRole('button', { name: 'Accept and start' })
  expect(link.compareDocumentPosition(pledge) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
})
