// Which words of the passage are typed, and how. Pure.
import { plainCharacters } from '#contract/assessments/typing-metrics.ts'

export type WordState = 'right' | 'wrong' | 'current' | 'current-wrong' | 'open'
export type PassageWord = {
  /** Counted from 0: the same word stands in more than one. */
  readonly position: number
  readonly word: string
  readonly state: WordState
}

/** The words of the passage with how they were typed. One that was left out, or typed twice, leaves the others as they are. */
export function typedWords(passage: string, text: string): PassageWord[] {
  const words = passage.split(' ')
  const typed = plainCharacters(text).split(' ')
  const last = typed.length - 1
  const states: WordState[] = []
  for (const [index, own] of typed.slice(0, last).entries()) {
    const [expected, following] = [words[states.length], words[states.length + 1]]
    if (own === expected) states.push('right')
    else if (own === following) states.push('wrong', 'right')
    // A word too many: the next one that is typed is what is expected here.
    else if (typed[index + 1] !== expected || index + 1 === last) states.push('wrong')
  }
  const isRight = words[states.length]?.startsWith(typed[last] ?? '') === true
  states.push(isRight ? 'current' : 'current-wrong')
  return words.map((word, position) => ({ position, word, state: states[position] ?? 'open' }))
}
