import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { activateLocale } from '#web/i18n/i18n.ts'
import { openKioskMessages } from '#web/i18n/kiosk-catalog.ts'

import { ScanButton } from './scan-button.tsx'

const SCAN = { name: 'Scan your QR code' }
const { mediaDevices } = navigator
const stop = vi.fn<() => void>()
const onCode = vi.fn<(code: string) => void>()
/** What is in front of the camera, look after look; then nothing. */
let seen: string[][] = []

beforeEach(async () => {
  document.title = 'Kiosk'
  await activateLocale('en')
  await openKioskMessages()
  seen = []
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = () => Promise.resolve((seen.shift() ?? []).map((rawValue) => ({ rawValue })))
    },
  )
  openCamera(() => Promise.resolve({ getTracks: () => [{ stop }] }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  stop.mockClear()
  onCode.mockClear()
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true })
})

function openCamera(getUserMedia: () => Promise<unknown>): void {
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
}

function show() {
  render(
    <I18nProvider i18n={i18n}>
      <main>
        <ScanButton isDisabled={false} onCode={onCode} />
      </main>
    </I18nProvider>,
  )
  return userEvent.setup()
}

it('starts with the code in front of the camera, whatever else was held there before', async () => {
  seen = [[], ['https://example.com/'], ['WIFI:S:guests;;'], ['ab2cd-efghj']]
  const user = show()
  await user.click(screen.getByRole('button', SCAN))
  await waitFor(() => expect(onCode).toHaveBeenCalledExactlyOnceWith('AB2CDEFGHJ'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(stop).toHaveBeenCalledOnce()
})

it('turns the camera off when the candidate would rather type', async () => {
  const user = show()
  await user.click(screen.getByRole('button', SCAN))
  await screen.findByText('Hold it in front of the camera.')
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Type the code instead' }))
  await waitFor(() => expect(stop).toHaveBeenCalledOnce())
  expect(onCode).not.toHaveBeenCalled()
})

it('says so when the camera cannot be used', async () => {
  openCamera(() => Promise.reject(new DOMException('No', 'NotAllowedError')))
  const user = show()
  await user.click(screen.getByRole('button', SCAN))
  await screen.findByText('The camera of this station cannot be used. Type your code instead.')
  await expectAccessible()
})

it('is not offered by a browser that reads no codes', () => {
  vi.stubGlobal('BarcodeDetector', undefined)
  show()
  expect(screen.queryByRole('button', SCAN)).toBeNull()
})
