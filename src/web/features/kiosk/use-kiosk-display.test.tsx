import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { activateLocale } from '#web/i18n/i18n.ts'
import { Dialog } from '#web/ui/feedback/dialog.tsx'

import { useKioskDisplay } from './use-kiosk-display.ts'

const release = vi.fn<() => Promise<void>>(() => Promise.resolve())
const request = vi.fn<(kind: string) => Promise<unknown>>(() => Promise.resolve({ release }))
const fill = vi.fn<() => Promise<void>>()
const leave = vi.fn<() => Promise<void>>(() => Promise.resolve())
let filling: Element | null = null

beforeEach(() => {
  filling = null
  fill.mockImplementation(() => {
    filling = document.documentElement
    return Promise.resolve()
  })
  define(navigator, { wakeLock: { value: { request } } })
  define(document, {
    fullscreenEnabled: { value: true },
    fullscreenElement: { get: () => filling },
    exitFullscreen: { value: leave },
  })
  define(document.documentElement, { requestFullscreen: { value: fill } })
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'wakeLock')
  vi.clearAllMocks()
})

/** What jsdom lacks. */
function define(target: object, properties: PropertyDescriptorMap): void {
  for (const [name, property] of Object.entries(properties))
    Object.defineProperty(target, name, { ...property, configurable: true })
}

function Screen({ isStation = true }) {
  useKioskDisplay(isStation)
  return null
}

function OpenedByTouch({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <I18nProvider i18n={i18n}>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="A dialog">
        {children}
      </Dialog>
    </I18nProvider>
  )
}

it('fills the screen at a touch or a key, again after it was left, and never by Escape', () => {
  render(<Screen />)
  expect(fill).not.toHaveBeenCalled()
  fireEvent.click(document.body)
  fireEvent.click(document.body)
  expect(fill).toHaveBeenCalledOnce()
  filling = null
  fireEvent.keyUp(document.body, { key: 'Escape' })
  expect(fill).toHaveBeenCalledOnce()
  fireEvent.keyUp(document.body, { key: '3' })
  expect(fill).toHaveBeenCalledTimes(2)
})

it('shows a dialog above what fills the screen when one touch does both', async () => {
  await activateLocale('en')
  const show = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  render(<Screen />)
  const { getByText, getByRole } = render(
    <OpenedByTouch>
      <input aria-label="Your code" data-first-focus />
    </OpenedByTouch>,
  )
  fireEvent.click(getByText('Open'))
  expect(show).toHaveBeenCalledOnce()
  await waitFor(() => expect(show).toHaveBeenCalledTimes(2))
  expect(document.activeElement).toBe(getByRole('textbox', { name: 'Your code' }))
})

it('keeps the screen on, also after the page was hidden, until kiosk mode ends', async () => {
  const { unmount } = render(<Screen />)
  expect(request).toHaveBeenCalledExactlyOnceWith('screen')
  fireEvent(document, new Event('visibilitychange'))
  expect(request).toHaveBeenCalledTimes(2)
  fireEvent.click(document.body)
  await waitFor(() => expect(fill).toHaveBeenCalledOnce())
  unmount()
  expect(release).toHaveBeenCalledOnce()
  expect(leave).toHaveBeenCalledOnce()
  fireEvent(document, new Event('visibilitychange'))
  fireEvent.click(document.body)
  expect(request).toHaveBeenCalledTimes(2)
  expect(fill).toHaveBeenCalledOnce()
})

it('goes on where the browser refuses both, and does neither in a browser that is no station', () => {
  request.mockRejectedValueOnce(new DOMException('Battery', 'NotAllowedError'))
  fill.mockRejectedValueOnce(new TypeError('Not allowed'))
  const { rerender } = render(<Screen />)
  fireEvent.click(document.body)
  expect(fill).toHaveBeenCalledOnce()
  rerender(<Screen isStation={false} />)
  fireEvent.click(document.body)
  expect(fill).toHaveBeenCalledOnce()
})
