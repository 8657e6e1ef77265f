import { createRouter } from '@tanstack/react-router'

import { routeTree } from './route-tree.gen.ts'

export const router = createRouter({ routeTree })

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- declaration merging needs an interface
  interface Register {
    router: typeof router
  }
}
