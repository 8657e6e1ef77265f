import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render, screen } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { activateLocale } from '#web/i18n/i18n.ts'

import { NotificationStack } from '../../feedback/notification-stack.tsx'
import { notificationsAtom, notify } from '../../feedback/notifications.ts'
import { notifyUndoable } from './undo-notice.tsx'

beforeEach(async () => {
  await activateLocale('en')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  render(
    <I18nProvider i18n={i18n}>
      <NotificationStack />
    </I18nProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  getDefaultStore().set(notificationsAtom, [])
})

it('takes the offer to undo away after ten seconds, and shows only the newest', () => {
  act(() => notifyUndoable('Ada was advanced.', () => undefined))
  act(() => notifyUndoable('Max was advanced.', () => undefined))
  expect(screen.queryByText(/Ada was advanced/)).toBeNull()
  screen.getByText(/Max was advanced/)
  act(() => void vi.advanceTimersByTime(10_000))
  expect(screen.queryByText(/Max was advanced/)).toBeNull()
})

it('goes on with the time of the others when the one with the focus is closed', () => {
  act(() => void notify({ type: 'information', body: 'stays', duration: 10_000 }))
  act(() => void notify({ type: 'information', body: 'closed' }))
  const [newest] = screen.getAllByRole('button')
  act(() => newest?.focus())
  act(() => newest?.click())
  expect(screen.queryByText('closed')).toBeNull()
  act(() => void vi.advanceTimersByTime(10_000))
  expect(screen.queryByText('stays')).toBeNull()
})
