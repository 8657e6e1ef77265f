// Example replies of `../human-reviews.ts`.
import {
  askForHumanReview,
  keepReviewedDecision,
  reopenHumanReview,
  type AutomatedDecision,
  type HumanReview,
} from '../decisions/human-reviews.ts'
import { example } from './example.ts'

export const automatedDecision: AutomatedDecision = {
  decided_at: '2026-03-04T15:10:00.000Z',
  review: null,
}

export const askedDecision: AutomatedDecision = {
  ...automatedDecision,
  review: { asked_at: '2026-03-05T09:00:00.000Z', state: 'open', answered_at: null },
}

export const openReview: HumanReview = {
  asked_at: '2026-03-05T09:00:00.000Z',
  note: 'My certificate was renewed last week.',
  state: 'open',
  answered_at: null,
  answered_by: null,
  reason: '',
  is_of_merged: false,
}

export const keptReview: HumanReview = {
  ...openReview,
  state: 'kept',
  answered_at: '2026-03-06T11:30:00.000Z',
  answered_by: 'Mara Lindgren',
  reason: 'The certificate is for another class of vehicle.',
}

export const humanReviewExamples = [
  example(askForHumanReview, { data: askedDecision }),
  example(keepReviewedDecision, { data: keptReview }),
  example(reopenHumanReview, { data: openReview }),
]
