// Previews and tests of drafts. Both are filled with examples, lead nowhere that does anything, and are kept for minutes.
import { createHmac } from 'node:crypto'

import { EMAIL_EDITOR_LIMITS, MAIL_SENDERS } from '#contract/messages/email-editor-rules.ts'
import type { EmailPreview, EmailPreviewDraft } from '#contract/messages/email-editor-shapes.ts'

import { asSystem } from '../../db/as-system.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { drawLogo, findLogo, logoInline } from '../../mail/company-logo.ts'
import { PRODUCT, type ComposedMail } from '../../mail/compose-mail.ts'
import type { Storage } from '../../storage/storage.ts'
import { toDraft } from './check-draft.ts'
import { findConfirmedAddress } from './confirmed-address.ts'
import { findEmail, newEmail } from './edited-email.ts'
import type { Owner } from './email-editor-service.ts'
import { deletePreviewsBefore, savePreview } from './preview-repository.ts'
import { renderExample } from './render-example.ts'

const MINUTE_MS = 60_000

/** What drafts of an installation are made and sent with. */
export type EditorDeps = {
  readonly senders: readonly string[]
  readonly secret: string
  readonly jobs: Jobs
  readonly storage: Pick<Storage, 'read'>
  readonly now: () => Date
}

type Drafted = Owner & {
  readonly draft: EmailPreviewDraft
  /** Where the app is. */
  readonly origin: string
  readonly deps: EditorDeps
}

/** A draft as its reader would see it. @throws AppError `not_found` for a slug that there is none of. */
export async function preview(tx: Tx, drafted: Drafted): Promise<EmailPreview> {
  const mail = await renderDraft(tx, drafted)
  const previewId = await keepForMinutes(tx, { ...drafted, mail })
  return describePreview(mail, { previewId, ...drafted.deps })
}

/** Sends a draft to the user who asks. @throws AppError `not_found`, `email_unconfirmed`. */
export async function orderTest(
  tx: Tx,
  { userId, mailId, ...drafted }: Drafted & { userId: number; mailId: string },
): Promise<{ to: string }> {
  const { deps, draft } = drafted
  const to = await asSystem(tx, () => findConfirmedAddress(tx, userId))
  if (to === null) throw new AppError('email_unconfirmed')
  const mail = await renderDraft(tx, drafted)
  const previewId = await keepForMinutes(tx, { ...drafted, mail })
  const { language } = draft
  await deps.jobs.send(tx, 'send-test-email', { previewId, userId, mailId, language })
  return { to }
}

async function renderDraft(
  tx: Tx,
  { accountId, draft, origin, deps }: Drafted,
): Promise<ComposedMail> {
  const { template_slug: slug, language } = draft
  const key = { accountId, slug, language }
  const { isSystem, company } = await (slug === '' ? newEmail(tx, key) : findEmail(tx, key))
  const found = accountId === null ? null : await drawLogo(deps, await findLogo(tx, accountId))
  const logo = found === null ? undefined : logoInline(found)
  return renderExample(toDraft(draft, { ...deps, isSystem }), { isSystem, company, origin, logo })
}

type Page = Owner & {
  /** A whole document. */
  readonly html: string
  readonly deps: Pick<EditorDeps, 'secret' | 'now'>
}

/** Stores a page for minutes, as the preview of what is no email; its path. See `preview-page.ts` for what it may do. */
export async function previewPage(tx: Tx, { html, ...page }: Page): Promise<string> {
  const mail = { subject: '', html, text: '' }
  return pathOf(await keepForMinutes(tx, { ...page, mail }))
}

/** Stores a message for minutes; its id, which no one else can guess, and which the same message always has. */
async function keepForMinutes(
  tx: Tx,
  { accountId, mail, deps }: Omit<Page, 'html'> & { mail: ComposedMail },
): Promise<string> {
  const { subject, html, text: plain, sender = 'no-reply', fromName = PRODUCT, replyTo = '' } = mail
  const content = { subject, html, plain, sender, fromName, replyTo, accountId }
  const previewId = idOf(deps.secret, JSON.stringify(content))
  const at = deps.now()
  await asSystem(tx, async () => {
    await deletePreviewsBefore(tx, minutesBefore(at))
    await savePreview(tx, { previewId, ...content, createdAt: at })
  })
  return previewId
}

/** What the editor shows of it. */
function describePreview(
  mail: ComposedMail,
  { previewId, senders }: { previewId: string; senders: readonly string[] },
): EmailPreview {
  const path = pathOf(previewId)
  return {
    subject: mail.subject,
    from_name: mail.fromName ?? PRODUCT,
    from_email: senders[MAIL_SENDERS.indexOf(mail.sender ?? 'no-reply')] ?? '',
    plain_body: mail.text,
    path,
    path_without_images: `${path}?images=off`,
    html_bytes: Buffer.byteLength(mail.html),
  }
}

function pathOf(previewId: string): string {
  return `/account/v1/template-preview/${previewId}/`
}

/** Previews from before then work no more. */
export function minutesBefore(at: Date): Date {
  return new Date(at.getTime() - EMAIL_EDITOR_LIMITS.previewMinutes * MINUTE_MS)
}

// In the form of a UUID of version 8, RFC 9562.
function idOf(secret: string, content: string): string {
  const hex = createHmac('sha256', secret).update(`email preview ${content}`).digest('hex')
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ]
  return [...parts, hex.slice(20, 32)].join('-')
}
