import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { activateLocale } from '#web/i18n/i18n.ts'
import { startServiceWorker } from '#web/offline/service-worker.ts'
import { setUpdateState } from '#web/offline/update-state.ts'

import { ErrorBoundary } from './error-boundary.tsx'

const reload = vi.fn<() => void>()

/** The worker that waits, which replies to the question whether it may be activated. */
function waitingWorker(reply: 'taking-over' | 'held-up') {
  const postMessage = vi.fn<(message: unknown, ports: readonly MessagePort[]) => void>(
    (_message, [port]) => port?.postMessage(reply),
  )
  return Object.assign(new EventTarget(), { postMessage, state: 'installed', scriptURL: '/x.js' })
}

/** A service worker registration as a page sees it; `activate` brings the next worker in. */
function openBrowser(waiting: ReturnType<typeof waitingWorker> | null) {
  const registration = Object.assign(new EventTarget(), {
    active: Object.assign(new EventTarget(), { scriptURL: '/x.js' }),
    waiting,
    installing: null,
    update: () => Promise.resolve(),
  })
  const container = Object.assign(new EventTarget(), {
    controller: registration.active,
    getRegistration: () => Promise.resolve(registration),
    register: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  return { activate: () => container.dispatchEvent(new Event('controllerchange')) }
}

/** A screen whose file is not on the server any more. */
async function openMissingScreen(
  message = 'Failed to fetch dynamically imported module: /assets/old.js',
) {
  function Screen(): never {
    throw new TypeError(message)
  }
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  render(
    <I18nProvider i18n={i18n}>
      <RouterContextProvider router={router}>
        <ErrorBoundary>
          <Screen />
        </ErrorBoundary>
      </RouterContextProvider>
    </I18nProvider>,
    { onCaughtError: () => undefined },
  )
  await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded' })
  const user = userEvent.setup()
  return { tryAgain: () => user.click(screen.getByRole('button', { name: 'Try again' })) }
}

beforeEach(async () => {
  await activateLocale('en')
  reload.mockClear()
  const { href, origin, pathname } = globalThis.location
  vi.stubGlobal('location', { href, origin, pathname, reload })
})
afterEach(() => {
  cleanup()
  act(() => setUpdateState('none'))
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

it('is loaded again where no new version waits', async () => {
  const { tryAgain } = await openMissingScreen()
  await tryAgain()
  expect(reload).toHaveBeenCalledOnce()
})

it('is offered again where its file did not arrive in time', async () => {
  const { tryAgain } = await openMissingScreen('Importing a module script failed')
  await tryAgain()
  expect(reload).toHaveBeenCalledOnce()
})

it('takes the new version that waits, and reloads once it is active', async () => {
  const worker = waitingWorker('taking-over')
  const { activate } = openBrowser(worker)
  await startServiceWorker()
  // A page that was just opened asks by itself.
  worker.postMessage.mockClear()
  const { tryAgain } = await openMissingScreen()
  await tryAgain()
  await waitFor(() => expect(worker.postMessage).toHaveBeenCalledOnce())
  expect(reload).not.toHaveBeenCalled()
  activate()
  expect(reload).toHaveBeenCalledOnce()
})

it('is loaded again where another tab keeps the new version waiting', async () => {
  openBrowser(waitingWorker('held-up'))
  await startServiceWorker()
  const { tryAgain } = await openMissingScreen()
  await tryAgain()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

it('is loaded again where another tab activated the new version meanwhile', async () => {
  openBrowser(null)
  await startServiceWorker()
  act(() => setUpdateState('ready'))
  const { tryAgain } = await openMissingScreen()
  await tryAgain()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
