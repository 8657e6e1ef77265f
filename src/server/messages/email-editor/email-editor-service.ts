// Lists, shows, stores and removes the emails of the editor, for a company and for everyone alike: who may call it is not
// decided here.
import { randomUUID } from 'node:crypto'

import type { Locale } from '#contract/core/shape.ts'
import type {
  EditedEmail,
  EmailDraft,
  ListedEmail,
} from '#contract/messages/email-editor-shapes.ts'
import { MESSAGE_LIMITS } from '#contract/messages/messages-rules.ts'

import { assertBegunFrom } from '../../access/staff-command.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { compileEmail } from '../../mail/compile-email.ts'
import { PRODUCT } from '../../mail/compose-mail.ts'
import { DEFAULT_TEMPLATES } from '../default-templates.ts'
import * as repository from '../template-repository.ts'
import type { TemplateRow } from '../template-repository.ts'
import { checkDraft } from './check-draft.ts'
import {
  describeEmail,
  findEmail,
  isPurposeFixed,
  languageOf,
  listedEmail,
  newEmail,
  textOfProduct,
  textOfRow,
  type EmailKey,
  type FoundEmail,
} from './edited-email.ts'
import { systemEmails } from './system-emails.ts'

/** Null: everyone's. */
export type Owner = { readonly accountId: number | null }

/** Where an email is shown and sent from. */
export type EmailContext = { readonly senders: readonly string[]; readonly origin: string }

/** A change, and what writes it into the trail of its owner. */
export type Acting = {
  readonly tx: Tx
  readonly begunFrom?: string | null
  readonly audit: (entry: {
    readonly slug: string
    readonly action: 'create' | 'update' | 'delete'
    readonly before?: Record<string, unknown>
    readonly after?: Record<string, unknown>
  }) => Promise<void>
}

/** What the product sends, and what staff write to applicants with; each by name, in one language. */
export async function listEmails(
  tx: Tx,
  { accountId, language }: Owner & { language: Locale },
): Promise<ListedEmail[]> {
  const owner = { accountId }
  const system = await repository.listSystemTemplates(tx, owner)
  const others = await repository.listTemplates(tx, owner)
  const slugs = new Set([
    ...Object.keys(DEFAULT_TEMPLATES),
    ...others.map(({ templateSlug }) => templateSlug),
  ])
  const listed = [
    ...systemEmails(language, owner).map(({ slug }) =>
      listOne({ slug, rows: system, isSystem: true }),
    ),
    ...[...slugs].map((slug) => listOne({ slug, rows: others, isSystem: false })),
  ]
  return listed.toSorted((one, other) =>
    one.template_display_name.localeCompare(other.template_display_name, language),
  )

  function listOne(given: { slug: string; rows: readonly TemplateRow[]; isSystem: boolean }) {
    const { slug, isSystem } = given
    const rows = given.rows.filter((row) => row.templateSlug === slug)
    const inLanguage = rows.filter((row) => languageOf(row) === language)
    const own = inLanguage.find((row) => row.accountId === accountId) ?? null
    const everyones = inLanguage.find((row) => row.accountId === null && accountId !== null)
    const [first] = rows
    return listedEmail({
      accountId,
      slug,
      language,
      isSystem,
      own,
      fallback: everyones ? textOfRow(everyones) : textOfProduct(slug, language),
      other: first === undefined ? null : textOfRow(first),
    })
  }
}

/** @throws AppError `not_found`. */
export async function getEmail(
  tx: Tx,
  { context, ...key }: EmailKey & { context: EmailContext },
): Promise<EditedEmail> {
  return describeEmail(await findEmail(tx, key), context)
}

type Saving = Owner & {
  readonly fields: EmailDraft
  readonly context: EmailContext
  readonly at: Date
}

/** Stores one in its language. @throws AppError `not_found`, `conflict`, `validation_failed`. */
export async function saveEmail(
  acting: Acting,
  { slug, ...saving }: Saving & { slug: string },
): Promise<EditedEmail> {
  const { tx } = acting
  const { accountId, fields, context } = saving
  if (accountId !== null) await repository.lockTemplates(tx, accountId)
  const found = await findEmail(tx, { accountId, slug, language: fields.language })
  assertBegunFrom(acting, describeEmail(found, context))
  return store(acting, { found, action: 'update', ...saving })
}

/** Adds one to applicants. @throws AppError `validation_failed`. */
export async function createEmail(acting: Acting, saving: Saving): Promise<EditedEmail> {
  const { tx } = acting
  const { accountId, fields } = saving
  if (accountId !== null) await repository.lockTemplates(tx, accountId)
  if ((await repository.countTemplates(tx, { accountId })) >= MESSAGE_LIMITS.templates) {
    const message = `At most ${MESSAGE_LIMITS.templates} templates.`
    throw new AppError('validation_failed', { fields: { template_display_name: message } })
  }
  const key = { accountId, slug: randomUUID(), language: fields.language }
  return store(acting, { found: await newEmail(tx, key), action: 'create', ...saving })
}

/** The default counts again. @throws AppError `not_found` where nothing is stored in its place. */
export async function removeEmail(
  { tx, audit }: Acting,
  key: EmailKey,
): Promise<{ template_slug: string }> {
  const { isSystem, slug } = await findEmail(tx, key)
  const removed = await repository.deleteTemplate(tx, { ...key, isSystem })
  if (removed === null) throw new AppError('not_found')
  await audit({ slug, action: 'delete', before: auditedText(removed) })
  return { template_slug: slug }
}

async function store(
  { tx, audit }: Acting,
  given: Saving & { found: FoundEmail; action: 'create' | 'update' },
): Promise<EditedEmail> {
  const { found, action, context, fields, at } = given
  const { accountId, slug, isSystem, own, variables } = found
  const purpose = isPurposeFixed(found) ? found.purpose : (fields.purpose ?? found.purpose)
  const draft = checkDraft(fields, { ...variables, ...context, isSystem })
  const { body, plain, language, subject, sender, fromName, replyTo } = draft
  const row = await repository.saveTemplate(tx, {
    accountId,
    templateSlug: slug,
    language,
    isSystem,
    displayName: isSystem ? '' : fields.template_display_name,
    description: isSystem ? '' : fields.description,
    purpose,
    subject,
    body,
    plainBody: plain,
    isPlainEdited: fields.plain_body.trim() !== '',
    sender,
    fromName: fromName === '' && isSystem ? PRODUCT : fromName,
    replyTo,
    compiledHtml: isSystem ? compileEmail(draft) : '',
    updatedAt: at,
  })
  const before = own === null ? {} : { before: auditedText(own) }
  await audit({ slug, action, ...before, after: auditedText(row) })
  return describeEmail({ ...found, own: row, purpose }, context)
}

function auditedText(row: TemplateRow) {
  const { templateSlug, language, subject, body } = row
  return { template_slug: templateSlug, language, subject, body }
}
