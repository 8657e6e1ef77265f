import { expect, it } from 'vitest'

import { problemsOf } from './plan-problems.ts'

const empty = { asmt_id: 16, is_required: true, question_count: 0, settings: null }

it('An onboarding activity without a form is told apart from an activity without questions', () => {
  const activities = [
    { ...empty, kind: 'onboarding-form' },
    { ...empty, asmt_id: 17, kind: 'screening-questions' },
  ] as const
  const problems = problemsOf({ steps: [{ activities }], weights: [], measures: new Map() })
  expect(problems.map(({ code }) => code)).toEqual(['no_onboarding_form', 'no_questions'])
})
