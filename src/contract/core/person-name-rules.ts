// What a person's first or last name is, for forms and for the contract. Without zod.

/** Scripts in which one character is a syllable or a word, and a whole name for many: 李, 娜. */
const WHOLE_IN_ONE = [
  'Han',
  'Hangul',
  'Hiragana',
  'Katakana',
  'Bopomofo',
  'Yi',
  'Ethiopic',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Lao',
  'Khmer',
  'Myanmar',
  'Tibetan',
]

export const NAME_MAX_LENGTH = 100

/**
 * Two characters, as the specification asks, or one of a script that writes names so: for the `pattern` of a field, which
 * browsers read as Unicode.
 */
export const NAME_PATTERN = `\\s*(?:\\S.*\\S|[${WHOLE_IN_ONE.map((one) => `\\p{Script=${one}}`).join('')}])\\s*`

const WHOLE = new RegExp(`^(?:${NAME_PATTERN})$`, 'u')

/** True for a name that is long enough; how long it may be is `NAME_MAX_LENGTH`. */
export function isPersonName(text: string): boolean {
  return WHOLE.test(text)
}

/** True for one letter of a script that writes few names so: a name once its owner says that it is whole. */
export function isOneLetterName(text: string): boolean {
  return /^\s*\p{L}\p{M}*\s*$/u.test(text) && !isPersonName(text)
}
