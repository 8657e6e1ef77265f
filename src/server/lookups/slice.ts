import type { Slice } from '../slice.ts'
import { lookupRoutes } from './lookup-routes.ts'

export const lookupsSlice: Slice = {
  name: 'lookups',
  routes(app, deps) {
    lookupRoutes(app, deps)
  },
}
