// Passwords that are tried first: common ones and their usual disguises, and those made of what everyone knows of a person.
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** The user who tries so many has tried every common password with its usual capitals, digits and signs. */
const LEAST_GUESSES = 1_000_000
/** What makes a password weak shows in its beginning; the time to look grows with the square. */
const LOOKED_AT = 64
/** Words of this place. */
const OWN_LABELS = ['fairlead']

let estimator: ZxcvbnFactory | undefined

/** True for a password that guessing finds soon. `words`: what is known of the user who has it, such as names and address. */
export function isGuessable(password: string, words: readonly string[]): boolean {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  const known = words.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u)).filter((part) => part !== '')
  const { guesses } = estimator.check(password.slice(0, LOOKED_AT), [...OWN_LABELS, ...known])
  return guesses < LEAST_GUESSES
}
