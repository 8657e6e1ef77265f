import type { QueryClient } from '@tanstack/react-query'

/** What a guard is told of a route that is about to open. */
export type Guarded = {
  context: { queryClient: QueryClient }
  location: { href: string; pathname: string; search: Readonly<Record<string, unknown>> }
}
