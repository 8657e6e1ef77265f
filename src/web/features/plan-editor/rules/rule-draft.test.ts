import { describe, expect, it } from 'vitest'

import { ruleOf } from './rule-draft.ts'

describe('a pass rule that is typed', () => {
  it.each(['0', '60', '100', ' 72 '])('takes the score %j', (score) => {
    expect(ruleOf('min_score', score)).toEqual({ kind: 'min_score', min_score: Number(score) })
  })

  it.each(['', '101', '-1', '59.5', 'sixty', '1e2'])('refuses the score %j', (score) => {
    expect(ruleOf('min_score', score)).toBeNull()
  })

  it('has no score where none is asked for', () => {
    expect(ruleOf('manual', 'sixty')).toEqual({ kind: 'manual' })
    expect(ruleOf('all_done', '60')).toEqual({ kind: 'all_done' })
  })
})
