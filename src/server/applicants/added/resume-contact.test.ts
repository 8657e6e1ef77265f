import { describe, expect, it } from 'vitest'

import { contactIn } from './resume-contact.ts'

describe('the name in a resume', () => {
  it.each([
    ['Curriculum Vitae\n\nMaría de la Cruz', 'María', 'de la Cruz'],
    ["SIOBHÁN O'NEILL-BYRNE", 'Siobhán', "O'Neill-Byrne"],
    ['Grace Hopper, PhD\nRear admiral', 'Grace', 'Hopper'],
    ['Profile\nJean-Luc Picard | Captain', 'Jean-Luc', 'Picard'],
  ])('of %j is %s %s', (text, first_name, last_name) => {
    expect(contactIn(text, null)).toMatchObject({ first_name, last_name })
  })

  it.each([
    ['a sentence', 'I have worked in ports for twenty years.'],
    ['one word', 'Resume'],
    ['an address', '12 Harbor Street, Boston'],
    ['nothing', ''],
  ])('is not taken from %s', (_, text) => {
    expect(contactIn(text, null)).toMatchObject({ first_name: '', last_name: '' })
  })
})

describe('the contact in a resume', () => {
  it('is a number of the country of the requisition where it has no plus', () => {
    const text = 'Tel. (401) 555-0134 ext. 12'
    expect(contactIn(text, 'US').phone_number).toBe('+14015550134x12')
    expect(contactIn(text, null).phone_number).toBe('')
  })

  it('is the first address that is one', () => {
    expect(contactIn('me@localhost or ana@ruiz.example', null).email).toBe('ana@ruiz.example')
  })

  it('is found in no time in a text that is made to take long', () => {
    const began = performance.now()
    contactIn('a.'.repeat(100_000) + '@'.repeat(100_000), 'US')
    expect(performance.now() - began).toBeLessThan(50)
  })
})
