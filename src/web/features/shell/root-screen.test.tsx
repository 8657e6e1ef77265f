import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { activateLocale } from '#web/i18n/i18n.ts'

import { RootScreen } from './root-screen.tsx'

beforeEach(async () => {
  await activateLocale('en')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

it('offers to try again where the files of a page do not come for two minutes, and shows it once they do', async () => {
  const files = Promise.withResolvers<void>()
  const { router } = await openApp(() => files.promise)
  act(() => void router.navigate({ href: '/slow' }))
  await act(() => vi.advanceTimersByTimeAsync(119_000))
  screen.getByText('The first page')
  await act(() => vi.advanceTimersByTimeAsync(2000))
  screen.getByRole('heading', { name: 'This page could not be loaded' })
  screen.getByRole('button', { name: 'Try again' })
  files.resolve()
  await act(() => vi.advanceTimersByTimeAsync(0))
  screen.getByText('The slow page')
})

it('counts the two minutes for each page again', async () => {
  const { router } = await openApp(() => new Promise(() => {}))
  act(() => void router.navigate({ href: '/slow' }))
  await act(() => vi.advanceTimersByTimeAsync(100_000))
  act(() => void router.navigate({ href: '/slow?again=1' }))
  await act(() => vi.advanceTimersByTimeAsync(100_000))
  expect(screen.queryByRole('heading')).toBeNull()
})

async function openApp(load: () => Promise<void>) {
  const root = createRootRoute({ component: RootScreen })
  const first = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <p>The first page</p>,
  })
  const slow = createRoute({
    getParentRoute: () => root,
    path: '/slow',
    loaderDeps: ({ search }) => search,
    loader: load,
    component: () => <p>The slow page</p>,
  })
  const routeTree = root.addChildren([first, slow])
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await act(() => router.load())
  render(<RouterProvider router={router} />)
  return { router }
}
