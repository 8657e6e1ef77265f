import { describe, expect, it } from 'vitest'

import { clockText, isTimeShort, minuteToSpeak } from './time-left.ts'

describe('clockText', () => {
  it('shows minutes and seconds', () => {
    expect(clockText(65)).toBe('1:05')
    expect(clockText(0.2)).toBe('0:01')
  })

  it('shows hours when there are any', () => expect(clockText(3_725)).toBe('1:02:05'))

  it('stops at zero', () => expect(clockText(-3)).toBe('0:00'))
})

describe('isTimeShort', () => {
  it('begins at a tenth of the time', () => {
    expect(isTimeShort(61, 600)).toBe(false)
    expect(isTimeShort(60, 600)).toBe(true)
  })

  it('is never short without a limit', () => expect(isTimeShort(0, 0)).toBe(false))
})

describe('minuteToSpeak', () => {
  it('speaks once, when a mark is passed', () => {
    expect(minuteToSpeak(601, 600)).toBe(10)
    expect(minuteToSpeak(600, 599)).toBeNull()
    expect(minuteToSpeak(61, 60)).toBe(1)
  })

  it('speaks only the last mark after sleeping past several', () =>
    expect(minuteToSpeak(900, 45)).toBe(1))
})
