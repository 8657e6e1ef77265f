// Example requests of assessments that a vendor scores.
import { activityOf } from '../candidate.ts'
import type { SliceExamples } from '../slice-examples.ts'

export const vendorExamples: SliceExamples = {
  bodies: {
    orderVendorAssessment: ({ target }) => {
      const { jobStepActivityId } = activityOf(target.requisition, 'language-test')
      return { job_step_activity_id: jobStepActivityId, ref_id: target.refId }
    },
  },
}
