import { staffEndpoints } from '../access/staff-endpoints.ts'
import type { Slice } from '../slice.ts'
import { serveDetailsTemplates } from './settings/details-templates.ts'
import { serveOfferLetters } from './settings/letters.ts'

// The offer fields are a collection: the settings serve them.
export const offersSlice: Slice = {
  name: 'offers',
  routes(app, deps) {
    const endpoints = staffEndpoints({ ...deps, app })
    serveOfferLetters(endpoints, deps)
    serveDetailsTemplates(endpoints, deps)
  },
}
