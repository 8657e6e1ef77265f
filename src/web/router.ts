// The router of the whole app: candidate, staff and provider routes in one tree. The routes of staff are added to it
// when an address asks for them, so that no candidate's phone loads them.
import type { QueryClient } from '@tanstack/react-query'
import { type AnyRouter, createRouter, parseSearchWith } from '@tanstack/react-router'

import { routeTree } from './start-route-tree.gen.js'

export function createAppRouter(queryClient: QueryClient) {
  let isWhole = false

  async function addAllRoutes(): Promise<true> {
    await import('./route-tree.gen.ts')
    isWhole = true
    // The module put the other routes into the tree.
    router.setRoutes(router.buildRouteTree())
    fetchScreen(router)
    return true
  }

  function isKnown(pathname: string): boolean {
    const [, rest, route] = router.getMatchedRoutes(pathname)
    return route !== undefined && !('**' in rest)
  }

  const router = createRouter({
    routeTree,
    context: {
      queryClient,
      /** Adds the other routes where none of those that are there has this address; tells whether it did. */
      addRoutesFor: (pathname: string): false | Promise<true> =>
        !isWhole && !isKnown(pathname) && addAllRoutes(),
    },
    defaultPreload: 'intent',
    parseSearch: parseSearchWith(parseValue),
    // Query decides what is fresh; the router only says when.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
  })
  return router
}

// A number that is the same when it is written again is one already; any other, such as an id of twenty digits, would come
// out changed and stays as it was written.
function parseValue(text: string): unknown {
  const value: unknown = JSON.parse(text)
  return typeof value === 'number' ? text : value
}

/** Asks for the files of the screen that the address names; what fails is said where the screen is shown. */
export function fetchScreen(router: AnyRouter): void {
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname)
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined)
}

type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- declaration merging needs an interface
  interface Register {
    router: AppRouter
  }
}
