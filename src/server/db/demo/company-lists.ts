// The lists in the settings of the demo companies. Data only.
import type { PhonePurpose } from '#contract/settings/phone-numbers.ts'
import type { SeparationType } from '#contract/settings/separation-reasons.ts'

export const DEMO_SEPARATION_REASONS: readonly (readonly [string, SeparationType])[] = [
  ['Better pay elsewhere', 'voluntary'],
  ['Relocation', 'voluntary'],
  ['Return to school', 'voluntary'],
  ['Retirement', 'voluntary'],
  ['Attendance', 'involuntary'],
  ['Performance', 'involuntary'],
  ['Position eliminated', 'involuntary'],
  ['End of contract', 'other'],
]

type DemoPhoneNumber = {
  readonly label: string
  readonly number: string
  readonly purpose: PhonePurpose
  readonly isDefaultSender: boolean
}

export const DEMO_PHONE_NUMBERS: readonly DemoPhoneNumber[] = [
  { label: 'Hiring texts', number: '+14015550134', purpose: 'texts', isDefaultSender: true },
  { label: 'Front desk', number: '+14015550100', purpose: 'calls', isDefaultSender: false },
]

export const DEMO_SCORING_CRITERIA = [
  {
    name: 'Clear communication',
    point1: 'Poor',
    anchor1: 'Hard to follow; does not answer the question.',
    point2: 'Fair',
    anchor2: 'Answers in part, without an example.',
    point3: 'Good',
    anchor3: 'Answers the question with one example.',
    point4: 'Very good',
    anchor4: 'Well ordered, with an example and its outcome.',
    point5: 'Excellent',
    anchor5: 'Well ordered, fits the listener, and names lessons learned.',
  },
  {
    name: 'Problem solving',
    point1: 'Poor',
    anchor1: 'Names no way to solve the problem.',
    point2: 'Fair',
    anchor2: 'Names one way, without reasons.',
    point3: 'Good',
    anchor3: 'Finds the cause and one workable way.',
    point4: 'Very good',
    anchor4: 'Compares several ways and gives reasons.',
    point5: 'Excellent',
    anchor5: 'Compares several ways, checks the result, and prevents the problem.',
  },
] as const
