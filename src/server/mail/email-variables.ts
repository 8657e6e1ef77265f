// The variables of system emails. The words of the product name their values in single braces, templates in double ones.

/** Where the name in the words is not the one in templates. */
const NAMES: Readonly<Record<string, string>> = {
  product: 'product_name',
  company: 'company_name',
  job: 'job_name',
  activity: 'activity_name',
  again: 'retake_text',
  answer: 'answer_text',
  ended: 'ended_text',
  startDate: 'start_date',
  minutes: 'link_minutes',
  days: 'link_days',
  graceDays: 'grace_days',
  exportDays: 'export_days',
}
/** What every system email can name: how it greets, with the name where there is one, and the name alone. */
const COMMON = ['greeting', 'first_name', 'product_name'] as const

const VALUE = /\{(\w+)\}/g

/** The name of a value in templates. */
export function variableOf(value: string): string {
  return NAMES[value] ?? value
}

/** Words with their values in double braces, as templates have them. */
export function toTemplate(words: string): string {
  return words.replaceAll(VALUE, (_, name: string) => `{{${variableOf(name)}}}`)
}

/** The names that a template of these words can use, but for the link. */
export function variablesOf(words: readonly string[]): string[] {
  const own = words.flatMap((text) =>
    [...text.matchAll(VALUE)].map(([, name = '']) => variableOf(name)),
  )
  return [...new Set([...COMMON, ...own])]
}
