import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { SearchField } from './search-field.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('searches a moment after the last letter', async () => {
  const { router } = await openList()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'flee' } })
  expect(router.state.location.href).toBe('/list')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(router.state.location.href).toBe('/list?search=flee')
})

it('does not lead back a user who follows a link right after typing', async () => {
  const { router, loaded } = await openList()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'flee' } })
  // What the screen behind the link needs takes longer than the wait of the search.
  router.history.push('/one')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  loaded.resolve()
  await act(() => vi.advanceTimersByTimeAsync(0))
  screen.getByRole('heading', { name: 'One of the list' })
  expect(router.state.location.href).toBe('/one')
})

/** A list with a search, and a screen that is there once `loaded` is resolved. */
async function openList() {
  const loaded = Promise.withResolvers<void>()
  const root = createRootRoute()
  const list = createRoute({ getParentRoute: () => root, path: '/list', component: List })
  const one = createRoute({
    getParentRoute: () => root,
    path: '/one',
    loader: () => loaded.promise,
    component: () => <h2>One of the list</h2>,
  })
  function List() {
    const search = (wanted: string) => router.history.push(`/list?search=${wanted}`)
    return <SearchField label="Search the list" value="" onSearch={search} />
  }
  const router = createRouter({
    routeTree: root.addChildren([list, one]),
    history: createMemoryHistory({ initialEntries: ['/list'] }),
  })
  await router.load()
  await act(() => render(<RouterProvider router={router} />))
  return { router, loaded }
}
