import { serveCollection } from '../access/collections/serve-collection.ts'
import { staffEndpoints } from '../access/staff-endpoints.ts'
import { SERVED_COLLECTIONS } from '../collections.ts'
import type { Slice } from '../slice.ts'
import { serveAttributeTypes } from './attribute-types/attribute-types.ts'
import { serveCompanyDetails } from './details/company-details.ts'
import { servePreferences } from './details/serve-preferences.ts'
import { serveJobFields } from './field-values/job-fields.ts'
import { serveAccountFields } from './fields/account-fields.ts'
import { serveInterviewGuides } from './interview-library/guides.ts'
import { serveInterviewQuestions } from './interview-library/questions.ts'
import { serveMeasurements } from './measurements/measurements.ts'
import { serveScreeningSets } from './screening-sets/screening-sets.ts'

export const settingsSlice: Slice = {
  name: 'settings',
  routes(app, deps) {
    const endpoints = staffEndpoints({ ...deps, app })
    serveAccountFields(endpoints)
    serveJobFields(endpoints)
    serveAttributeTypes(endpoints)
    serveCompanyDetails(endpoints)
    servePreferences(endpoints)
    for (const list of SERVED_COLLECTIONS) serveCollection(endpoints, list)
    serveMeasurements(endpoints)
    serveScreeningSets(endpoints)
    serveInterviewQuestions(endpoints, deps)
    serveInterviewGuides(endpoints, deps)
  },
}
