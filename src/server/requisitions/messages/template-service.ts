// Rules of email templates: the product's and the company's together. Knows no HTTP.
import { randomUUID } from 'node:crypto'

import type { z } from 'zod'

import * as contract from '#contract/email-templates.ts'
import type { EmailTemplate } from '#contract/email-templates.ts'
import { MESSAGE_LIMITS } from '#contract/message-limits.ts'
import { localeSchema, type Locale } from '#contract/shape.ts'

import { staffCommand, type By } from '../../audit/staff-command.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import { cleanRichText } from '../../rich-text/clean-rich-text.ts'
import type { StaffScopes } from '../staff-access.ts'
import { DEFAULT_TEMPLATES } from './default-templates.ts'
import * as repository from './template-repository.ts'
import type { TemplateRow } from './template-repository.ts'

const templateSchema = contract.saveEmailTemplate.responses[200].shape.data
const deletedSchema = contract.deleteEmailTemplate.responses[200].shape.data

type Content = z.output<typeof contract.createEmailTemplate.body>
type Key = { readonly accountId: number; readonly slug: string }

export function createTemplateService({ scopes, now }: { scopes: StaffScopes; now: () => Date }) {
  const command = { policy: contract.saveEmailTemplate.policy, replySchema: templateSchema }
  return {
    /** Every template in every language; the company's own in place of those of the product. */
    list: (caller: Caller, accountId: number) =>
      scopes.inAccount(
        { caller, accountId, policy: contract.listEmailTemplates.policy },
        async (tx) => merged(await repository.listTemplates(tx, accountId)),
      ),

    /** @throws AppError `validation_failed` when the company has as many as it may. */
    create: (by: By, given: { accountId: number; content: Content }) =>
      staffCommand(scopes, {
        ...command,
        by,
        accountId: given.accountId,
        name: 'create-email-template',
        request: given,
        change: async ({ tx, audit }) => {
          const { accountId, content } = given
          const slug = randomUUID()
          await repository.lockTemplates(tx, accountId)
          if ((await repository.countTemplates(tx, accountId)) >= MESSAGE_LIMITS.templates) {
            const message = `A company has at most ${MESSAGE_LIMITS.templates} templates.`
            throw new AppError('validation_failed', { fields: { template_display_name: message } })
          }
          const row = rowOf({ accountId, slug, content, at: now() })
          await repository.saveTemplate(tx, row)
          await audit({ ...auditedAs(accountId), action: 'create', after: { template_slug: slug } })
          return describe(row)
        },
      }),

    /** @throws AppError `not_found` for one that is neither the company's nor the product's. */
    save: (by: By, given: Key & { content: Content }) =>
      staffCommand(scopes, {
        ...command,
        by,
        accountId: given.accountId,
        name: 'save-email-template',
        request: given,
        change: async ({ tx, audit }) => {
          const { slug, accountId } = given
          const isKnown = slug in DEFAULT_TEMPLATES || (await repository.hasTemplate(tx, given))
          if (!isKnown) throw new AppError('not_found')
          const row = rowOf({ ...given, accountId, at: now() })
          await repository.saveTemplate(tx, row)
          await audit({ ...auditedAs(accountId), action: 'update', after: { template_slug: slug } })
          return describe(row)
        },
      }),

    /** @throws AppError `not_found` for one that the company has not written. */
    remove: (by: By, given: Key & { language: Locale }) =>
      staffCommand(scopes, {
        by,
        accountId: given.accountId,
        policy: contract.deleteEmailTemplate.policy,
        name: 'delete-email-template',
        request: given,
        replySchema: deletedSchema,
        change: async ({ tx, audit }) => {
          const before = await repository.deleteTemplate(tx, given)
          if (before === null) throw new AppError('not_found')
          await audit({
            ...auditedAs(given.accountId),
            action: 'delete',
            before: contentOf(before),
          })
          return { template_slug: given.slug }
        },
      }),
  }
}

// A template has a name and no number: the trail lists them all under the company.
function auditedAs(accountId: number) {
  return { entity: 'email_template', entityId: accountId } as const
}

function rowOf(given: Key & { content: Content; at: Date }): TemplateRow {
  const { accountId, slug, content, at } = given
  const body = cleanRichText(content.body)
  if (body === '') throw new AppError('validation_failed', { fields: { body: 'Write a message.' } })
  return {
    accountId,
    templateSlug: slug,
    language: content.language,
    displayName: content.template_display_name,
    subject: content.subject,
    body,
    updatedAt: at,
  }
}

function merged(rows: readonly TemplateRow[]): EmailTemplate[] {
  const own = rows.map(describe)
  const isReplaced = (slug: string, language: Locale) =>
    own.some((one) => one.template_slug === slug && one.language === language)
  const defaults = Object.entries(DEFAULT_TEMPLATES).flatMap(([slug, texts]) =>
    localeSchema.options
      .filter((language) => !isReplaced(slug, language))
      .map((language): EmailTemplate => {
        const { name, subject, paragraphs } = texts[language]
        return {
          template_slug: slug,
          type: 'default',
          has_default: true,
          template_display_name: name,
          subject,
          body: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(''),
          language,
        }
      }),
  )
  return [...defaults, ...own].toSorted((one, other) =>
    one.template_display_name.localeCompare(other.template_display_name),
  )
}

function describe(row: TemplateRow): EmailTemplate {
  return {
    template_slug: row.templateSlug,
    type: 'team',
    has_default: row.templateSlug in DEFAULT_TEMPLATES,
    ...contentOf(row),
  }
}

function contentOf(row: TemplateRow) {
  return {
    template_display_name: row.displayName,
    subject: row.subject,
    body: row.body,
    language: localeSchema.parse(row.language),
  }
}
