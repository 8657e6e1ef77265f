import { expect, it } from 'vitest'

import { STANDARD_REASONS } from '#contract/settings/rejection-reasons.ts'
import { reasonLabel } from '#web/features/decisions/rejection-reason-labels.ts'

it.each(STANDARD_REASONS)(
  'the reason %s of the product has a label in every language',
  (reason) => {
    expect(reasonLabel({ label: 'As typed', standard_reason: reason })).toHaveProperty('id')
  },
)

it('a reason of the company is shown as it was typed', () => {
  expect(reasonLabel({ label: 'As typed', standard_reason: null })).toBe('As typed')
})
