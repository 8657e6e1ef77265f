// Which words of the passage are typed, and how. Pure.
import { plainCharacters } from '#contract/typing-metrics.ts'

export type WordState = 'right' | 'wrong' | 'current' | 'current-wrong' | 'open'
export type PassageWord = {
  /** Counted from 0: the same word stands in more than one. */
  readonly position: number
  readonly word: string
  readonly state: WordState
}

/** The words of the passage with how they were typed, word by word: a wrong one leaves the next as it is. */
export function typedWords(passage: string, text: string): PassageWord[] {
  const typed = plainCharacters(text).split(' ')
  const current = typed.length - 1
  return passage.split(' ').map((word, position) => {
    const own = typed[position] ?? ''
    if (position > current) return { position, word, state: 'open' }
    if (position < current) return { position, word, state: own === word ? 'right' : 'wrong' }
    return { position, word, state: word.startsWith(own) ? 'current' : 'current-wrong' }
  })
}
