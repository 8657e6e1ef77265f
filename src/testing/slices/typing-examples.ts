// Example requests of typing tests.
import { activityOf } from '../candidate.ts'
import type { ExampleNeeds, SliceExamples } from '../slice-examples.ts'

export const typingExamples: SliceExamples = {
  bodies: { scoreTypingTest: ({ target }) => ({ ...typingTestOf(target), ref_id: target.refId }) },
  params: { getTypingTest: ({ target }) => typingTestOf(target) },
}

function typingTestOf({ requisition }: ExampleNeeds['target']) {
  return { job_step_activity_id: activityOf(requisition, 'typing-test-1').jobStepActivityId }
}
