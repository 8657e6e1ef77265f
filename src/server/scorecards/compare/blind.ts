import { STANDARD_FIELDS } from '#contract/plan-editor/standard-fields.ts'
// Comparing without knowing who it is: which answers tell it, and what is taken out of the others. Pure.
import type { AnsweredQuestion } from '#contract/scorecards/scorecards.ts'

/** Formats of what leads to a person. */
const CONTACT_FORMATS = new Set(['phone', 'linkedin', 'website', 'email'])
/** What questions about names, contact, photos, age and education are called, in every language of the app. */
const IDENTIFYING =
  /(?<!\p{L})(names?|nombres?|apellidos?|noms?|prénoms?|photos?|fotos?|e-?mails?|correo|courriel|phone|teléfono|téléphone|address|dirección|adresse|born|birth|birthday|nacimiento|naissance|age|edad|âge|gender|género|sexo|sexe|schools?|college|university|graduat\w*|escuela|colegio|universidad|graduación|école|lycée|université|diplômes?)(?![\p{L}])/iu
const OF_CONTACT = new Set(
  Object.entries(STANDARD_FIELDS)
    .filter(([, field]) => field.section === 'contact')
    .map(([name]) => name),
)

const WORD = /\S+/g
const EMAIL = /[^@]@[^@]+\.[^@]/
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/gi
const PHONE = /\+?\d[\d\s().-]{6,}\d/g
/** A year of birth or of a graduation. */
const YEAR = /\b(?:19|20)\d{2}\b/g
const MASK = '•••'

/** True for a question whose answers tell who the person is, where they live or how old they are. */
export function isIdentifying(question: Pick<AnsweredQuestion, 'question_id' | 'text' | 'format'>) {
  const { question_id: id, text, format } = question
  if (OF_CONTACT.has(id) || CONTACT_FORMATS.has(format ?? '')) return true
  return Object.values(text).some((words) => IDENTIFYING.test(words))
}

/** An answer in the person's own words without their names, contact details, links and years. */
export function masked(
  question: AnsweredQuestion,
  person: { first_name: string; last_name: string },
): AnsweredQuestion {
  const { value, type } = question
  if (typeof value !== 'string' || (type !== 'short_text' && type !== 'long_text')) return question
  const names = [person.first_name, person.last_name]
    .flatMap((name) => name.split(/[\s-]+/))
    .filter((name) => name.length > 1)
  const withoutEmails = value.replaceAll(WORD, (word) => (EMAIL.test(word) ? MASK : word))
  const plain = [ADDRESS, PHONE, YEAR].reduce<string>(
    (text, pattern) => text.replaceAll(pattern, MASK),
    withoutEmails,
  )
  return { ...question, value: names.reduce(withoutName, plain) }
}

function withoutName(text: string, name: string): string {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return text.replaceAll(new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, 'giu'), MASK)
}
