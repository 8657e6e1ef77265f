import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'

import { useChangeView } from './-use-change-view.ts'

afterEach(cleanup)

describe('a search that comes a moment after the last letter', () => {
  it('is written into the address of its list', async () => {
    const { search, address } = await openList()
    await search('Ines')
    expect(address()).toBe('/list?search=Ines')
  })

  it('does not hold back a user who opens a row meanwhile', async () => {
    const { search, open, arrive, address } = await openList()
    await open()
    await search('Ines')
    await arrive()
    await screen.findByText('The next screen')
    expect(address()).toBe('/next?row=7')
  })
})

/** A list, and a screen whose loading ends when the test says so. */
async function openList() {
  const loaded = Promise.withResolvers<undefined>()
  let change: ReturnType<typeof useChangeView> = () => undefined
  function List() {
    change = useChangeView((search) => search)
    return 'The list'
  }
  const root = createRootRoute()
  const list = createRoute({ getParentRoute: () => root, path: '/list', component: List })
  const next = createRoute({
    getParentRoute: () => root,
    path: '/next',
    validateSearch: (search: Record<string, unknown>) => search,
    loader: () => loaded.promise,
    component: () => 'The next screen',
  })
  const router = createRouter({
    routeTree: root.addChildren([list, next]),
    history: createMemoryHistory({ initialEntries: ['/list'] }),
    defaultPendingMs: 60_000,
  })
  render(<RouterProvider router={router as never} />)
  await screen.findByText('The list')
  return {
    // Not waited for: it has arrived when its loading has ended.
    open: () => act(async () => void router.navigate({ href: '/next?row=7' })),
    search: (text: string) => act(async () => change({ search: text }, { isTyping: true })),
    arrive: () => act(async () => loaded.resolve(undefined)),
    address: () => router.history.location.href,
  }
}
