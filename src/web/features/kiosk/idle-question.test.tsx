import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { IDLE_AFTER_MS, IDLE_QUESTION_SECONDS } from '#contract/kiosk/kiosk-rules.ts'
import { activateLocale } from '#web/i18n/i18n.ts'
import { openKioskMessages } from '#web/i18n/kiosk-catalog.ts'

import { IdleQuestion } from './idle-question.tsx'

const SECOND_MS = 1000
const onIdle = vi.fn<() => void>()

beforeEach(async () => {
  await activateLocale('en')
  await openKioskMessages()
  vi.useFakeTimers()
  onIdle.mockClear()
  render(
    <I18nProvider i18n={i18n}>
      <IdleQuestion onIdle={onIdle} />
    </I18nProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

const passSeconds = (count: number) => {
  for (let second = 0; second < count; second += 1) pass(SECOND_MS)
}

it('asks only after a while without any touch or key, and counts down in words', () => {
  pass(IDLE_AFTER_MS - SECOND_MS)
  fireEvent.keyDown(document.body, { key: 'a' })
  pass(IDLE_AFTER_MS - SECOND_MS)
  expect(screen.queryByRole('dialog')).toBeNull()
  pass(SECOND_MS)
  expect(screen.getByRole('dialog', { name: 'Are you still there?' })).not.toBeNull()
  passSeconds(1)
  expect(screen.getByRole('timer').textContent).toBe(`${IDLE_QUESTION_SECONDS - 1} seconds left`)
})

it('goes on for the user who answers, and asks again later', () => {
  pass(IDLE_AFTER_MS)
  passSeconds(10)
  fireEvent.click(screen.getByRole('button', { name: 'I am still here' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  passSeconds(IDLE_QUESTION_SECONDS)
  expect(onIdle).not.toHaveBeenCalled()
  pass(IDLE_AFTER_MS)
  expect(screen.queryByRole('dialog')).not.toBeNull()
})

it('clears the station once when no one answers', () => {
  pass(IDLE_AFTER_MS)
  passSeconds(IDLE_QUESTION_SECONDS - 1)
  expect(onIdle).not.toHaveBeenCalled()
  passSeconds(1)
  expect(onIdle).toHaveBeenCalledOnce()
})
