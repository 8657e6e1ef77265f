// Why a draft cannot be saved yet. The server decides again.
import type { EditedEmail } from '#contract/messages/email-editor-shapes.ts'
import { hasLooseBraces, parseTemplate } from '#contract/messages/template-variables.ts'

import type { EditorTab } from './email-editor-search.ts'
import type { TemplateDraft } from './template-draft.ts'

type DraftField = keyof TemplateDraft

export type DraftProblem = {
  readonly field: DraftField
  /** Where the field stands. */
  readonly tab: EditorTab
} & (
  | { readonly kind: 'missing' | 'email' | 'address' | 'braces' }
  /** `name` is in braces and no variable, or a variable that the body cannot do without. */
  | { readonly kind: 'unknown' | 'required'; readonly name: string }
)

/** A name before the @ and a host with a dot after it. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** In the order of the tabs; of each field the first. */
export function findProblems(
  draft: TemplateDraft,
  email: Pick<EditedEmail, 'variables' | 'is_name_fixed'>,
): DraftProblem[] {
  const problems = [
    ...textProblems(draft, email.variables),
    ...(email.is_name_fixed
      ? []
      : missing(draft, { field: 'template_display_name', tab: 'details' })),
    ...senderProblems(draft, email.variables),
    ...unknown(draft, { field: 'plain_body', tab: 'plain-text', variables: email.variables }),
  ]
  return problems.filter(
    ({ field }, index) => problems.findIndex((one) => one.field === field) === index,
  )
}

type Variables = EditedEmail['variables']
type Place = { readonly field: DraftField; readonly tab: EditorTab }

function textProblems(draft: TemplateDraft, variables: Variables): DraftProblem[] {
  const subject = { field: 'subject', tab: 'email-body' } as const
  const body = { field: 'html_body', tab: 'email-body' } as const
  const used = namesIn(draft.html_body)
  const required = variables.find(
    ({ name, is_required: isRequired }) => isRequired && !used.includes(name),
  )
  return [
    ...missing(draft, subject),
    ...unknown(draft, { ...subject, variables }),
    ...missing(draft, body),
    ...unknown(draft, { ...body, variables }),
    ...(required === undefined
      ? []
      : [{ ...body, kind: 'required', name: required.name } as const]),
  ]
}

function senderProblems(draft: TemplateDraft, variables: Variables): DraftProblem[] {
  const name = { field: 'from_name', tab: 'details' } as const
  const replyTo = { field: 'reply_to', tab: 'details' } as const
  return [
    ...(/[@<>]/.test(draft.from_name) ? [{ ...name, kind: 'address' } as const] : []),
    ...unknown(draft, { ...name, variables: variables.filter((one) => !one.is_address) }),
    ...missing(draft, replyTo),
    ...(EMAIL.test(draft.reply_to.trim()) ? [] : [{ ...replyTo, kind: 'email' } as const]),
  ]
}

function missing(draft: TemplateDraft, place: Place): DraftProblem[] {
  return draft[place.field].trim() === '' ? [{ ...place, kind: 'missing' }] : []
}

function unknown(
  draft: TemplateDraft,
  { variables, ...place }: Place & { variables: Variables },
): DraftProblem[] {
  const known = new Set(variables.map(({ name }) => name))
  const name = namesIn(draft[place.field]).find((one) => !known.has(one))
  if (name !== undefined) return [{ ...place, kind: 'unknown', name }]
  return hasLooseBraces(draft[place.field]) ? [{ ...place, kind: 'braces' }] : []
}

/** The names in braces, known or not. */
export function namesIn(text: string): string[] {
  return parseTemplate(text).flatMap((part) => (part.kind === 'variable' ? [part.name] : []))
}
