import { describe, expect, it } from 'vitest'

import { cutName, initialsOf } from './cut-name.ts'

describe('cutName', () => {
  it('leaves a name of 15 characters whole', () =>
    expect(cutName('Harbour Freight')).toBe('Harbour Freight'))

  it('cuts a longer one', () => expect(cutName('Northwind Traders')).toBe('Northwind Trade…'))

  it('leaves no space before the ellipsis', () =>
    expect(cutName('Maria Fernanda Ortiz')).toBe('Maria Fernanda…'))

  it('does not tear a letter from its accent', () => {
    const name = 'e\u0301'.repeat(15)
    expect(cutName(name)).toBe(name)
  })
})

describe('initialsOf', () => {
  it('takes the first and the last word', () =>
    expect(initialsOf('maria fernanda ortiz')).toBe('MO'))

  it('manages with one word or none', () => {
    expect(initialsOf('Prince')).toBe('P')
    expect(initialsOf(' ')).toBe('')
  })
})
