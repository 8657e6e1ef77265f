// The variables of messages: `{{first_name}}`, or `{{first_name|:there}}` with a fallback for when there is no value. One
// parser for the editor, the preview and sending. Pure, without zod: the editor reads it.

/** What a message to an applicant can name. */
export const TEMPLATE_VARIABLES = [
  'first_name',
  'last_name',
  'job_name',
  'current_step_name',
  'company_name',
  'sender_name',
  'job_invite_link',
] as const
export type TemplateVariable = (typeof TEMPLATE_VARIABLES)[number]

/** The values of one recipient; empty means that there is none. */
export type TemplateValues = Readonly<Record<TemplateVariable, string>>

/** Text as written, or a variable; `name` is what stands in the braces, known or not. */
export type TemplatePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'variable'; readonly name: string; readonly fallback: string }

const VARIABLE = /\{\{([^{}|]{0,80})(?:\|:([^{}]{0,200}))?\}\}/g

/** A template as text and variables, in order. Braces that are not closed are text. */
export function parseTemplate(template: string): TemplatePart[] {
  const parts: TemplatePart[] = []
  let end = 0
  for (const match of template.matchAll(VARIABLE)) {
    const [whole, name = '', fallback = ''] = match
    if (match.index > end) parts.push({ kind: 'text', text: template.slice(end, match.index) })
    parts.push({ kind: 'variable', name: name.trim(), fallback: fallback.trim() })
    end = match.index + whole.length
  }
  if (end < template.length) parts.push({ kind: 'text', text: template.slice(end) })
  return parts
}

/** The names in braces that are none of `names`, each once. */
export function unknownVariables(
  template: string,
  names: readonly string[] = TEMPLATE_VARIABLES,
): string[] {
  return namesIn(template, ({ name }) => !names.includes(name))
}

/** True where two braces open or close and are no part of a variable: one inside of another, or one that is not closed. */
export function hasLooseBraces(template: string): boolean {
  return parseTemplate(template).some((part) => part.kind === 'text' && /\{\{|\}\}/.test(part.text))
}

/** The variables that are used without a fallback, each once. */
export function requiredVariables(template: string): TemplateVariable[] {
  return namesIn(template, ({ name, fallback }) => isVariable(name) && fallback === '').filter(
    isVariable,
  )
}

/**
 * The template with its values in place; the names of `values` are the variables that there are. `format` writes a value
 * as the target needs it, escaped for HTML for example; fallbacks stand in the template and are of its format already.
 * Unknown variables stay as they are written, and a value is never read as a template.
 */
export function fillTemplate<Name extends string>(
  template: string,
  given: {
    values: Readonly<Record<Name, string>>
    format?: (value: string, name: Name) => string
  },
): string {
  const { values, format = (value: string) => value } = given
  const isName = (name: string): name is Name => Object.hasOwn(values, name)
  return template.replaceAll(VARIABLE, (_, written: string, fallback: string | undefined) => {
    const name = written.trim()
    if (!isName(name)) return `{{${name}}}`
    const value = values[name]
    return value.trim() === '' ? (fallback ?? '').trim() : format(value, name)
  })
}

function namesIn(
  template: string,
  isMeant: (part: Extract<TemplatePart, { kind: 'variable' }>) => boolean,
): string[] {
  const names = parseTemplate(template).flatMap((part) =>
    part.kind === 'variable' && isMeant(part) ? [part.name] : [],
  )
  return [...new Set(names)]
}

function isVariable(name: string): name is TemplateVariable {
  return TEMPLATE_VARIABLES.some((one) => one === name)
}
