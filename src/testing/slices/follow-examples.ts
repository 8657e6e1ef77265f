// Example requests that follow applicants: streams that come to an end soon.
import type { SliceExamples } from '../slice-examples.ts'

export const followExamples: SliceExamples = {
  queries: {
    listColumnAnswers: () => ({ questions: 'city' }),
    followApplicants: () => ({ seconds: 0 }),
    followAccountApplicants: () => ({ seconds: 0 }),
  },
}
