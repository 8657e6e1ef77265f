// Example requests of monitoring.
import type { SliceExamples } from '../slice-examples.ts'

export const monitoringExamples: SliceExamples = {
  bodies: { allowVisitor: { is_allowed: false } },
}
