// An email of the editor with its default beside it: a company's own, else everyone's, else the words of the product.
import { emailSchema } from '#contract/core/email.ts'
import { localeSchema, type Locale } from '#contract/core/shape.ts'
import {
  ACTION_LINK,
  LINK_VARIABLES,
  MAIL_SENDERS,
  TEAM_VARIABLES,
} from '#contract/messages/email-editor-rules.ts'
import type {
  EditedEmail,
  EmailTemplateType,
  ListedEmail,
} from '#contract/messages/email-editor-shapes.ts'
import type { TemplatePurpose } from '#contract/messages/messages-rules.ts'

import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { isCompanyEmail } from '../../mail/company-emails.ts'
import { PRODUCT } from '../../mail/compose-mail.ts'
import { plainTextWithLinks } from '../../rich-text/clean-rich-text.ts'
import { valuesOf } from '../compose-message.ts'
import { bodyOfDefault, DEFAULT_TEMPLATES } from '../default-templates.ts'
import { sampleAddressee } from '../sample-addressee.ts'
import { getCompanyName, listOfSlug, type TemplateRow } from '../template-repository.ts'
import type { Variables } from './clean-email-body.ts'
import { exampleValues } from './example-values.ts'
import { renderExample } from './render-example.ts'
import { isSystemEmail, systemEmail } from './system-emails.ts'

/** Everyone's without an account. */
export type EmailKey = {
  readonly accountId: number | null
  readonly slug: string
  readonly language: Locale
}

type Text = {
  readonly name: string
  readonly description: string
  readonly subject: string
  readonly body: string
  readonly plain: string
}

export type FoundEmail = EmailKey & {
  readonly isSystem: boolean
  readonly own: TemplateRow | null
  readonly fallback: Text | null
  /** Where neither is there in this language: the text of another one, to be translated. */
  readonly other: Text | null
  readonly variables: Variables
  readonly purpose: TemplatePurpose
  readonly company: string
}

/** What an example of a company is called where there is none. */
const COMPANY = 'Harbor & Pine Logistics'

/** @throws AppError `not_found` for a slug that there is none of, or that a company cannot word its own way. */
export async function findEmail(tx: Tx, key: EmailKey): Promise<FoundEmail> {
  const { accountId, slug, language } = key
  const isSystem = isSystemEmail(slug)
  if (isSystem && accountId !== null && !isCompanyEmail(slug)) throw new AppError('not_found')
  const rows = await listOfSlug(tx, { accountId, slug, isSystem })
  const own = rows.find((row) => row.accountId === accountId && row.language === language) ?? null
  const everyones = rows.find((row) => row.accountId === null && row.language === language)
  const isEveryones = accountId !== null && everyones !== undefined
  const fallback = isEveryones ? textOfRow(everyones) : textOfProduct(slug, language)
  const [first] = rows
  if (first === undefined && fallback === null) throw new AppError('not_found')
  return {
    ...key,
    isSystem,
    own,
    fallback,
    other: first === undefined ? null : textOfRow(first),
    variables: variablesOf(slug, language),
    purpose: DEFAULT_TEMPLATES[slug]?.purpose ?? first?.purpose ?? 'general',
    company: accountId === null ? COMPANY : await getCompanyName(tx, accountId),
  }
}

/** An email that is not there yet: one to applicants. */
export async function newEmail(tx: Tx, key: EmailKey): Promise<FoundEmail> {
  return {
    ...key,
    isSystem: false,
    own: null,
    fallback: null,
    other: null,
    variables: variablesOf(key.slug, key.language),
    purpose: 'general',
    company: key.accountId === null ? COMPANY : await getCompanyName(tx, key.accountId),
  }
}

/** The row in a list: `own` where one is stored. */
export function listedEmail({
  accountId,
  slug,
  language,
  isSystem,
  ...found
}: Listed): ListedEmail {
  const { own, fallback, other = null } = found
  const text = textOf({ own, fallback, other })
  const fixed = isSystem ? fallback : null
  return {
    email_template_id: own?.emailTemplateId ?? null,
    template_slug: slug,
    type: typeOf({ accountId, isSystem, own, fallback }),
    is_default: own === null,
    template_display_name: fixed?.name ?? text.name,
    description: fixed?.description ?? text.description,
    subject: text.subject,
    language,
  }
}

type Listed = Pick<
  FoundEmail,
  'accountId' | 'slug' | 'language' | 'isSystem' | 'own' | 'fallback'
> & {
  readonly other?: Text | null
}

export function describeEmail(
  found: FoundEmail,
  { senders, origin }: { senders: readonly string[]; origin: string },
): EditedEmail {
  const { own, fallback, isSystem, company, language } = found
  const text = textOf(found)
  const sender = own?.sender ?? 'no-reply'
  const draft = {
    ...text,
    language,
    sender,
    fromName: own?.fromName ?? (isSystem ? PRODUCT : ''),
    replyTo: own?.replyTo ?? usualReplyTo(senders),
  }
  const { html } = renderExample(draft, { isSystem, company, origin })
  return {
    ...listedEmail(found),
    from_email: senders[MAIL_SENDERS.indexOf(sender)] ?? '',
    from_name: draft.fromName,
    reply_to: draft.replyTo,
    body: text.body,
    html_body: text.body,
    plain_body: text.plain,
    is_plain_from_html: own?.isPlainEdited !== true,
    default_subject: fallback?.subject ?? '',
    default_html_body: fallback?.body ?? '',
    default_plain_body: fallback?.plain ?? '',
    variable_names: [...found.variables.names],
    variables: describeVariables(found, origin),
    senders: [...senders],
    is_name_fixed: isSystem,
    purpose: found.purpose,
    is_purpose_fixed: isPurposeFixed(found),
    html_bytes: Buffer.byteLength(html),
    updated_at: own?.updatedAt.toISOString() ?? null,
  }
}

// Without another address, replies go to the sender. A host without a domain takes no mail.
function usualReplyTo(senders: readonly string[]): string {
  const sender = emailSchema.safeParse(senders[MAIL_SENDERS.indexOf('no-reply')])
  return sender.success ? sender.data : ''
}

/** Of the product's own emails it is known what they are for. */
export function isPurposeFixed({ isSystem, slug }: Pick<FoundEmail, 'isSystem' | 'slug'>): boolean {
  return isSystem || Object.hasOwn(DEFAULT_TEMPLATES, slug)
}

function describeVariables({ variables, isSystem, language, company }: FoundEmail, origin: string) {
  const examples: Readonly<Record<string, string>> = isSystem
    ? { ...exampleValues(language, { company }), [ACTION_LINK]: `${origin}/` }
    : valuesOf({ to: sampleAddressee(language, company), sender: SENDER, origin }, language)
  return variables.names.map((name) => ({
    name,
    example: examples[name] ?? '',
    is_address: isSystem && LINK_VARIABLES.includes(name),
    is_required: variables.required.includes(name),
  }))
}

const SENDER = { firstName: 'Rosa', lastName: 'Keller', email: '' }
const NOTHING: Text = { name: '', description: '', subject: '', body: '', plain: '' }

function textOf({ own, fallback, other }: Pick<FoundEmail, 'own' | 'fallback' | 'other'>): Text {
  return own === null ? (fallback ?? other ?? NOTHING) : textOfRow(own)
}

function typeOf({
  accountId,
  isSystem,
  own,
  fallback,
}: Pick<FoundEmail, 'accountId' | 'isSystem' | 'own' | 'fallback'>): EmailTemplateType {
  if (isSystem) return 'system'
  const isCompanys = accountId !== null && (own !== null || fallback === null)
  return isCompanys ? 'team' : 'default'
}

function variablesOf(slug: string, language: Locale): Variables {
  if (!isSystemEmail(slug)) return { names: TEAM_VARIABLES, required: [] }
  return { names: systemEmail(slug, language).variables, required: [ACTION_LINK] }
}

export function textOfRow(row: TemplateRow): Text {
  const { displayName: name, description, subject, body } = row
  // Those that staff wrote before there was a plain text have none.
  const plain = row.plainBody === '' ? plainTextWithLinks(body) : row.plainBody
  return { name, description, subject, body, plain }
}

/** What the product came with; null for none. */
export function textOfProduct(slug: string, language: Locale): Text | null {
  if (isSystemEmail(slug)) return systemEmail(slug, language)
  if (!Object.hasOwn(DEFAULT_TEMPLATES, slug)) return null
  const text = DEFAULT_TEMPLATES[slug]?.[language]
  if (text === undefined) return null
  const body = bodyOfDefault(text.paragraphs)
  const { name, subject } = text
  return { name, description: '', subject, body, plain: plainTextWithLinks(body) }
}

/** The languages of one email, as the contract names them. */
export function languageOf(row: TemplateRow): Locale {
  return localeSchema.parse(row.language)
}
