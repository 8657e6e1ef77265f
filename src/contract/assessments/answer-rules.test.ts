import { describe, expect, it } from 'vitest'

import { answerProblem } from './answer-rules.ts'

describe('answerProblem', () => {
  const problemOf = (value: string) => answerProblem({ type: 'date' }, { value, values: new Set() })

  it.each(['', '1900-01-01', '2024-02-29', '2200-12-31'])('takes the date “%s”', (date) => {
    expect(problemOf(date)).toBeNull()
  })

  it.each(['0001-01-01', '1899-12-31', '2201-01-01', '9999-12-31'])(
    'refuses the date %s, which no candidate means',
    (date) => expect(problemOf(date)).toBe('date_out_of_range'),
  )

  it.each(['2026-02-30', '01.02.2026'])('refuses %s, which is no date', (text) => {
    expect(problemOf(text)).toBe('not_a_date')
  })
})
