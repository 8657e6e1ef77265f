import { describe, expect, it } from 'vitest'

import { brokenPasswordRules, PASSWORD_RULES } from './password.ts'

describe('brokenPasswordRules', () => {
  it('finds every rule broken by nothing', () => {
    expect(brokenPasswordRules('')).toEqual(PASSWORD_RULES)
  })

  it('counts each rule for itself', () => {
    expect(brokenPasswordRules('abcdefgh')).not.toContain('length')
    expect(brokenPasswordRules('É')).not.toContain('uppercase')
    expect(brokenPasswordRules('7')).not.toContain('number')
    expect(brokenPasswordRules('!')).not.toContain('special')
  })

  it('does not take a space or an accented letter for a special character', () => {
    expect(brokenPasswordRules('é ')).toContain('special')
  })

  it('accepts a password that keeps all rules', () => {
    expect(brokenPasswordRules('Harbour-7')).toEqual([])
  })
})
