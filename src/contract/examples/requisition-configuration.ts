// Example replies of `../requisition-configuration.ts`.
import {
  getRequisitionConfiguration,
  saveRequisitionConfiguration,
} from '../requisition-configuration.ts'
import { example } from './example.ts'

const configuration = { retake_interval_days: 90, apply_until: '2026-12-31', asks_eeoc: false }

export const requisitionConfigurationExamples = [
  example(getRequisitionConfiguration, { data: configuration }),
  example(saveRequisitionConfiguration, { data: configuration }),
]
