import { describe, expect, it } from 'vitest'

import { metPasswordRules, passwordRules } from './password-rules.ts'

describe('metPasswordRules', () => {
  it('meets nothing when empty', () => {
    expect(metPasswordRules('')).toEqual([])
  })

  it('counts each rule for itself', () => {
    expect(metPasswordRules('abcdefgh')).toEqual(['length'])
    expect(metPasswordRules('É')).toEqual(['uppercase'])
    expect(metPasswordRules('7')).toEqual(['number'])
    expect(metPasswordRules('!')).toEqual(['special'])
  })

  it('does not take a space or an accented letter for a special character', () => {
    expect(metPasswordRules('é ')).toEqual([])
  })

  it('accepts a password that keeps all rules', () => {
    expect(metPasswordRules('Harbour-7')).toEqual(passwordRules)
  })
})
