// Email templates: the product's and the company's together.
import { randomUUID } from 'node:crypto'

import type { z } from 'zod'

import { localeSchema, type Locale } from '#contract/core/shape.ts'
import * as contract from '#contract/messages/email-templates.ts'
import type { EmailTemplate } from '#contract/messages/email-templates.ts'
import { MESSAGE_LIMITS, type TemplatePurpose } from '#contract/messages/messages-rules.ts'

import type { StaffAccess } from '../access/staff-access.ts'
import { assertBegunFrom, type Changing } from '../access/staff-command.ts'
import type { StaffEndpoints } from '../access/staff-endpoints.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { cleanRichText, plainTextWithLinks } from '../rich-text/clean-rich-text.ts'
import { personalise, type MessageTemplate } from './compose-message.ts'
import { bodyOfDefault, DEFAULT_TEMPLATES } from './default-templates.ts'
import { getSender } from './message-repository.ts'
import { sampleAddressee } from './sample-addressee.ts'
import * as repository from './template-repository.ts'
import type { TemplateRow } from './template-repository.ts'

type Content = z.output<typeof contract.createEmailTemplate.body>
type Key = { readonly accountId: number; readonly slug: string }

export function serveEmailTemplates(
  { query, command }: StaffEndpoints,
  { now }: { readonly now: () => Date },
): void {
  // Every template in every language; the company's own in place of those of the product.
  query(contract.listEmailTemplates, async ({ tx, access }) =>
    merged(await repository.listTemplates(tx, access)),
  )

  query(contract.previewEmailTemplate, ({ tx, access, body, origin }) =>
    preview(tx, { access, text: body, origin }),
  )

  command(contract.createEmailTemplate, ({ body, ...changing }) =>
    create(changing, { accountId: changing.access.accountId, content: body, at: now() }),
  )

  command(contract.saveEmailTemplate, ({ params, body, ...changing }) =>
    change(changing, { ...keyOf(params), content: body, at: now() }),
  )

  command(contract.deleteEmailTemplate, ({ params, query: { language }, ...changing }) =>
    remove(changing, { ...keyOf(params), language }),
  )
}

function keyOf(params: { account_id: number; template_slug: string }): Key {
  return { accountId: params.account_id, slug: params.template_slug }
}

type Draft = {
  readonly access: StaffAccess
  readonly text: MessageTemplate
  /** Where links lead: scheme and host of the app. */
  readonly origin: string
}

/** What an applicant of the example would get. */
async function preview(tx: Tx, { access, text, origin }: Draft) {
  const { accountId, userId } = access
  const to = sampleAddressee(text.language, await repository.getCompanyName(tx, accountId))
  const sender = await getSender(tx, userId)
  const template = { ...text, body: cleanRichText(text.body) }
  const { subject, body } = personalise(template, { to, sender, origin })
  return { subject, body }
}

/** @throws AppError `validation_failed` when the company has as many as it may. */
async function create(
  changing: Changing,
  given: { accountId: number; content: Content; at: Date },
): Promise<EmailTemplate> {
  const { tx } = changing
  const { accountId } = given
  // Locked, so that of two that are added at once both count.
  await repository.lockTemplates(tx, accountId)
  if ((await repository.countTemplates(tx, { accountId })) >= MESSAGE_LIMITS.templates) {
    const message = `A company has at most ${MESSAGE_LIMITS.templates} templates.`
    throw new AppError('validation_failed', { fields: { template_display_name: message } })
  }
  const { purpose = 'general' } = given.content
  const row = rowOf({ ...given, slug: randomUUID(), purpose })
  return store(changing, { row, action: 'create' })
}

/** @throws AppError `not_found` for one that is neither the company's nor the product's, `conflict`. */
async function change(
  changing: Changing,
  given: Key & { content: Content; at: Date },
): Promise<EmailTemplate> {
  const { tx } = changing
  const { language } = given.content
  await repository.lockTemplates(tx, given.accountId)
  const before = await findTemplate(tx, { ...given, language })
  if (before !== null) assertBegunFrom(changing, before)
  const known = defaultPurpose(given.slug)
  const stored =
    known ??
    (await repository.findPurpose(tx, given)) ??
    (await repository.findPurpose(tx, { ...given, accountId: null }))
  if (stored === null) throw new AppError('not_found')
  // A company may word the product's templates its own way; what they are for stays.
  const purpose = known ?? given.content.purpose ?? stored
  return store(changing, { row: rowOf({ ...given, purpose }), action: 'update' })
}

async function store(
  { tx, audit }: Changing,
  { row, action }: { row: OwnTemplate; action: 'create' | 'update' },
): Promise<EmailTemplate> {
  const after = { template_slug: row.templateSlug }
  const stored = await repository.saveTemplate(tx, row)
  await audit({ ...auditedAs(row.accountId), action, after })
  const everyones = await repository.listOfSlug(tx, { accountId: null, slug: row.templateSlug })
  return describe(stored, { hasDefault: everyones.length > 0 || isDefault(row.templateSlug) })
}

/** @throws AppError `not_found` for one that the company has not written. */
async function remove({ tx, audit }: Changing, given: Key & { language: Locale }) {
  const before = await repository.deleteTemplate(tx, given)
  if (before === null) throw new AppError('not_found')
  await audit({ ...auditedAs(given.accountId), action: 'delete', before: contentOf(before) })
  return { template_slug: given.slug }
}

// A template has a name and no number: the trail lists them all under the company.
function auditedAs(accountId: number) {
  return { entity: 'email_template', entityId: accountId } as const
}

function defaultPurpose(slug: string): TemplatePurpose | null {
  return Object.hasOwn(DEFAULT_TEMPLATES, slug) ? (DEFAULT_TEMPLATES[slug]?.purpose ?? null) : null
}

type OwnTemplate = repository.NewTemplate & { readonly accountId: number }
type Writing = Key & { content: Content; purpose: TemplatePurpose; at: Date }

function rowOf(given: Writing): OwnTemplate {
  const { accountId, slug, content, purpose, at } = given
  const body = cleanRichText(content.body)
  if (body === '') throw new AppError('validation_failed', { fields: { body: 'Write a message.' } })
  return {
    accountId,
    templateSlug: slug,
    language: content.language,
    displayName: content.template_display_name,
    subject: content.subject,
    body,
    plainBody: plainTextWithLinks(body),
    isPlainEdited: false,
    purpose,
    updatedAt: at,
  }
}

/** A template of a company, its own or the product's; null for one that it does not have. */
export async function findTemplate(
  tx: Tx,
  { accountId, slug, language }: Key & { language: Locale },
): Promise<EmailTemplate | null> {
  const templates = merged(await repository.listTemplates(tx, { accountId }))
  const found = templates.find((one) => one.template_slug === slug && one.language === language)
  return found ?? null
}

/** The company's own in place of everyone's, and both in place of what the product came with. */
function merged(rows: readonly TemplateRow[]): EmailTemplate[] {
  const own = rows.filter(({ accountId }) => accountId !== null)
  const everyones = rows.filter(({ accountId }) => accountId === null)
  const hasDefault = (slug: string) =>
    isDefault(slug) || everyones.some((row) => row.templateSlug === slug)
  const stored = [...own, ...everyones.filter((row) => !own.some((one) => isSame(one, row)))]
  const defaults = Object.entries(DEFAULT_TEMPLATES).flatMap(([slug, texts]) =>
    localeSchema.options
      .filter((language) => !stored.some((row) => isSame(row, { templateSlug: slug, language })))
      .map((language): EmailTemplate => {
        const { name, subject, paragraphs } = texts[language]
        return {
          template_slug: slug,
          type: 'default',
          has_default: true,
          template_display_name: name,
          purpose: texts.purpose,
          subject,
          body: bodyOfDefault(paragraphs),
          language,
        }
      }),
  )
  const described = stored.map((row) => describe(row, { hasDefault: hasDefault(row.templateSlug) }))
  return [...defaults, ...described].toSorted((one, other) =>
    one.template_display_name.localeCompare(other.template_display_name),
  )
}

function isSame(one: TextKey, other: TextKey): boolean {
  return one.templateSlug === other.templateSlug && one.language === other.language
}

type TextKey = Pick<TemplateRow, 'templateSlug' | 'language'>

function isDefault(slug: string): boolean {
  return Object.hasOwn(DEFAULT_TEMPLATES, slug)
}

function describe(row: TemplateRow, { hasDefault }: { hasDefault: boolean }): EmailTemplate {
  return {
    template_slug: row.templateSlug,
    type: row.accountId === null ? 'default' : 'team',
    has_default: hasDefault,
    ...contentOf(row),
  }
}

function contentOf(row: TemplateRow) {
  return {
    template_display_name: row.displayName,
    purpose: defaultPurpose(row.templateSlug) ?? row.purpose,
    subject: row.subject,
    body: row.body,
    language: localeSchema.parse(row.language),
  }
}
