import type { ComponentType } from 'react'

import type { FeedbackEntries } from '#contract/interviews/feedback-entries.ts'
import type { Recommendation } from '#contract/interviews/interview-feedback-rules.ts'
import type { InterviewFeedback } from '#contract/interviews/interview-feedback.ts'

/** How feedback reads, as on the screen where it is written: the route has both. */
export type FeedbackParts = {
  readonly View: ComponentType<
    Pick<InterviewFeedback, 'questions' | 'attributes'> & { readonly entries: FeedbackEntries }
  >
  readonly Recommendation: ComponentType<{ readonly value: Recommendation }>
}
