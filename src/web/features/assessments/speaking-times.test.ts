import { describe, expect, it } from 'vitest'

import { speakingTimes } from './speaking-times.ts'

const spoken = { kind: 'audio' as const, max_seconds: 60, preparation_seconds: 30 }

describe('the times of a spoken answer', () => {
  it.each([
    [undefined, { preparation: 30, speaking: 60 }],
    ['1.25', { preparation: 38, speaking: 75 }],
    ['2', { preparation: 60, speaking: 120 }],
    ['no_limit', { preparation: null, speaking: 3600 }],
  ] as const)('are longer by the extra time of the candidate: %s', (extra_time, times) => {
    expect(speakingTimes(spoken, extra_time === undefined ? {} : { extra_time })).toEqual(times)
  })

  it('are none of a recording that is not prepared', () => {
    expect(speakingTimes({ kind: 'video', max_seconds: 60 }, { extra_time: '2' })).toBeNull()
  })
})
