// Example requests of the settings of hiring.
import type { SliceExamples } from '../slice-examples.ts'

export const hiringSettingsExamples: SliceExamples = {
  bodies: {
    saveHiringSettings: { needs_approval: true, candidate_contact: 'jobs@harbor.example' },
  },
}
