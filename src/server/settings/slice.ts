import { serveCollection } from '../access/collections/serve-collection.ts'
import { staffEndpoints } from '../access/staff-endpoints.ts'
import { SERVED_COLLECTIONS } from '../collections.ts'
import type { Slice } from '../slice.ts'
import { serveAccountFields } from './fields/account-fields.ts'
import { registerInterviewLibrary } from './interview-library/library-routes.ts'

export const settingsSlice: Slice = {
  name: 'settings',
  routes(app, deps) {
    const endpoints = staffEndpoints({ ...deps, app })
    serveAccountFields(endpoints)
    for (const list of SERVED_COLLECTIONS) serveCollection(endpoints, list)
    registerInterviewLibrary(app, deps)
  },
}
