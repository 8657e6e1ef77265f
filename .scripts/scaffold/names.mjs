/**
 * The forms of a name that templates have: `{{one.kebab}}` is parking-space, `{{many.Words}}` is Parking spaces.
 */
import { bannedInName } from '../plain-words.mjs'
import { Refusal } from './refusal.mjs'

const KEBAB = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/
/** PostgreSQL cuts names at 63 characters, and indexes have more than the table's. */
const MAX_LENGTH = 40
/** Nouns that SQL keeps for itself. */
const SQL_WORDS =
  'array case check column constraint default end grant group limit offset order table union user window'
const PLACEHOLDER = /\{\{(one|many)\.(\w+)\}\}/g

/**
 * @typedef {{kebab: string, camel: string, Pascal: string, snake: string, CONSTANT: string, words: string, Words: string}} Forms
 * @typedef {{one: Forms, many: Forms}} Names
 */

/**
 * @param {string} singular kebab-case
 * @param {string} [plural] derived when left out
 * @returns {Names}
 * @throws {Refusal}
 */
export function namesOf(singular, plural = pluralOf(singular)) {
  for (const name of [singular, plural]) check(name)
  if (singular === plural)
    throw new Refusal(`"${plural}" is both singular and plural: give another one with --plural.`)
  if (SQL_WORDS.split(' ').includes(singular))
    throw new Refusal(`"${singular}" is a word of SQL, which names no table.`)
  return { one: formsOf(singular), many: formsOf(plural) }
}

/**
 * A name that a template uses for something else would be declared twice.
 * @param {Names} names
 * @param {readonly {text: string}[]} templates
 * @throws {Refusal}
 */
export function assertUnused({ one, many }, templates) {
  const words = [one, many].flatMap(({ camel, Pascal }) => [camel, Pascal])
  const pattern = new RegExp(`\\b(${words.join('|')})\\b`)
  for (const { text } of templates) {
    const [used] = text.replaceAll(PLACEHOLDER, '').match(pattern) ?? []
    if (used !== undefined)
      throw new Refusal(
        `"${used}" is a word that every collection has: say whose, as in parking-space.`,
      )
  }
}

/**
 * Replaces the placeholders of a template.
 * @param {string} template
 * @param {Names} names
 */
export function fill(template, names) {
  return template.replaceAll(PLACEHOLDER, (placeholder, number, form) => {
    const text = names[number][form]
    if (text === undefined) throw new Error(`No name has the form ${placeholder}.`)
    return text
  })
}

function check(name) {
  if (!KEBAB.test(name)) throw new Refusal(`"${name}" is not kebab-case, as parking-space is.`)
  if (name.length > MAX_LENGTH)
    throw new Refusal(`"${name}" is longer than ${MAX_LENGTH} characters.`)
  const [banned] = bannedInName(name)
  if (banned !== undefined)
    throw new Refusal(`"${name}": not "${banned.word}" but ${banned.use} (plain English).`)
}

function pluralOf(singular) {
  return /[^aeiou]y$/.test(singular) ? `${singular.slice(0, -1)}ies` : `${singular}s`
}

function formsOf(kebab) {
  const parts = kebab.split('-')
  const Pascal = parts.map(capitalized).join('')
  const words = parts.join(' ')
  const snake = parts.join('_')
  return {
    kebab,
    camel: Pascal[0].toLowerCase() + Pascal.slice(1),
    Pascal,
    snake,
    CONSTANT: snake.toUpperCase(),
    words,
    Words: capitalized(words),
  }
}

function capitalized(word) {
  return word[0].toUpperCase() + word.slice(1)
}
