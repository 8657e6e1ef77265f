import { cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

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
