// Example requests of monitoring.
import type { SliceExamples } from '#testing/slice-examples.ts'

export const monitoringExamples: SliceExamples = {
  bodies: { allowVisitor: { is_allowed: false } },
}
