// Example replies of `../extra-time.ts`.
import { getExtraTime, setExtraTime } from '../assessments/extra-time.ts'
import { example } from './example.ts'

export const extraTimeExamples = [
  example(getExtraTime, {
    data: { extra_time: '1.25', set: { by: 'Mara Lindgren', at: '2026-03-05T09:00:00.000Z' } },
  }),
  example(setExtraTime, { data: { extra_time: '1.5', before: '1.25' } }),
]
