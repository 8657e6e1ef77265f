// The job behind a test: sends a draft to the user who asked for it, marked as a test.
import { localeSchema, type Locale } from '#contract/core/shape.ts'

import type { Database } from '../../db/database.ts'
import { MailRefusedError, type Mail } from '../../integrations/mail/port.ts'
import { findCompanyLogo, logoInline, logoParts } from '../../mail/company-logo.ts'
import type { Storage } from '../../storage/storage.ts'
import { findConfirmedAddress } from './confirmed-address.ts'
import { findPreview, type PreviewRow } from './preview-repository.ts'

type Deps = {
  readonly database: Database
  readonly mail: Mail
  readonly storage: Pick<Storage, 'read'>
}

const SYSTEM = { kind: 'system' } as const

const MARKS: Readonly<Record<Locale, string>> = {
  en: '[Test]',
  es: '[Prueba]',
  fr: '[Test]',
}

/** Sends nothing where the draft or the address is gone. A refusal is final: the user can ask again. */
export async function sendTestEmail(
  { mail, ...deps }: Deps,
  job: { previewId: string; userId: number; mailId: string; language: string },
): Promise<void> {
  const { previewId, userId, mailId } = job
  const found = await deps.database.inScope(SYSTEM, async (tx) => ({
    preview: await findPreview(tx, previewId),
    to: await findConfirmedAddress(tx, userId),
  }))
  const { preview, to } = found
  if (preview === null || to === null) return
  const mark = MARKS[localeSchema.catch('en').parse(job.language)]
  const { sender, fromName, replyTo, plain: text } = preview
  const shown = await withImages(deps, preview)
  try {
    await mail.send({
      mailId,
      to,
      subject: `${mark} ${preview.subject}`,
      text,
      ...shown,
      sender,
      fromName,
      isAutomatic: true,
      ...(replyTo === '' ? {} : { replyTo }),
    })
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
  }
}

// A page shows the logo in its address, a message as a part of it.
async function withImages(deps: Omit<Deps, 'mail'>, { html, accountId }: PreviewRow) {
  const found = await findCompanyLogo(deps, accountId)
  const { logo, images } = logoParts(found)
  if (found === null || logo === undefined || images === undefined) return { html }
  return { html: html.replace(logoInline(found).src, logo.src), images }
}
