import { describe, expect, it } from 'vitest'

import { typedWords } from './typed-words.ts'

const states = (text: string) => typedWords('the cat sat', text).map(({ state }) => state)

describe('the words of a passage', () => {
  it('are open until they are typed, and the one that is typed is marked', () => {
    expect(states('')).toEqual(['current', 'open', 'open'])
    expect(states('the c')).toEqual(['right', 'current', 'open'])
    expect(states('the cat sat')).toEqual(['right', 'right', 'current'])
  })

  it('are wrong one by one: what follows a wrong word is what it is', () => {
    expect(states('teh')).toEqual(['current-wrong', 'open', 'open'])
    expect(states('te cat s')).toEqual(['wrong', 'right', 'current'])
    expect(states('the the ')).toEqual(['right', 'wrong', 'current'])
  })

  it('find their way back after a word that was left out, and after one too many', () => {
    expect(states('cat s')).toEqual(['wrong', 'right', 'current'])
    expect(states('the big cat s')).toEqual(['right', 'right', 'current'])
  })

  it('are each in their place, also where a word stands twice', () => {
    expect(typedWords('a a', 'a').map(({ position }) => position)).toEqual([0, 1])
  })
})
