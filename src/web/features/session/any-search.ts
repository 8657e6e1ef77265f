/**
 * Takes a query as it comes. A route's own definition is in everybody's bundle, so staff routes read their query where
 * they use it: in the screen and the loader, which load with the route.
 */
export function anySearch(search: Record<string, unknown>): Record<string, unknown> {
  return search
}
