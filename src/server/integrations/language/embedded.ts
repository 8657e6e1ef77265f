// The app's own language test: an activity like any other, which a candidate who is signed in opens by its address.
import type { LanguageVendor } from './port.ts'

export const embeddedLanguageVendor: LanguageVendor = {
  name: 'Fairlead',
  order({ application, jobStepActivityId, origin }) {
    const query = `ref=${application.refId}&activity=${jobStepActivityId}`
    return Promise.resolve({ accessUrl: `${origin}/user/assessment-instruction?${query}` })
  },
}
