// Example replies of `../requisition-configuration.ts`.
import {
  getRequisitionConfiguration,
  saveRequisitionConfiguration,
  type RequisitionConfiguration,
} from '../plan-editor/requisition-configuration.ts'
import { example } from './example.ts'

export const configurationExample: RequisitionConfiguration = {
  retake_interval_days: 90,
  apply_until: '2026-12-31',
  asks_eeoc: false,
  is_resume_required: false,
  is_linkedin_required: false,
  languages: ['en', 'es', 'fr'],
  accommodations: '',
  accommodations_contact: '',
  candidate_contact: '',
}

export const requisitionConfigurationExamples = [
  example(getRequisitionConfiguration, { data: configurationExample }),
  example(saveRequisitionConfiguration, { data: configurationExample }),
]
