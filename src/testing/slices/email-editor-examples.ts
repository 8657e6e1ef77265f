// Example requests of the email editor, and a row of its previews.
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { emailPreview, emailTemplate } from '#server/db/schema/message.ts'

import { type ExampleNeeds, type SliceExamples, unlessMissing } from '../slice-examples.ts'
import { NO_ID } from '../world.ts'

const SLUG = 'application-received'
const DRAFT = {
  language: 'en',
  subject: 'About {{job_name}}',
  html_body: '<p>{{greeting}}</p><p><a href="{{action_link}}">Open</a></p>',
  reply_to: 'hiring@example.com',
}
const TO_APPLICANTS = {
  ...DRAFT,
  template_display_name: 'A visit',
  html_body: '<p>Hello {{first_name|:there}}</p>',
}
const PREVIEW = { ...DRAFT, template_slug: SLUG }
const stored = { template_name: SLUG }

export const emailEditorExamples: SliceExamples = {
  bodies: {
    saveCompanyEmail: DRAFT,
    createCompanyEmail: TO_APPLICANTS,
    previewCompanyEmail: PREVIEW,
    testCompanyEmail: PREVIEW,
    saveProviderEmail: DRAFT,
    createProviderEmail: TO_APPLICANTS,
    previewProviderEmail: PREVIEW,
    testProviderEmail: PREVIEW,
  },
  params: {
    getCompanyEmail: () => stored,
    saveCompanyEmail: () => stored,
    restoreCompanyEmail: ({ test, target }) => newStored({ test, accountId: target.accountId }),
    getProviderEmail: () => stored,
    saveProviderEmail: () => stored,
    restoreProviderEmail: ({ test }) => newStored({ test, accountId: null }),
    getEmailPreview: unlessMissing(newPreview),
  },
  rows: ({ accountId, sessionId }) => [
    sql`insert into email_preview (preview_id, subject, html, plain, sender, from_name, reply_to, account_id, created_at)
        values (${sessionId}, 's', 'h', 'p', 'notify', 'n', '', ${accountId}, now())`,
    sql`insert into provider_event (actor_id, entity, entity_name, action) values (1, 'email_template', 't', 'update')`,
  ],
}

/** Something to restore. */
async function newStored({
  test,
  accountId,
}: Pick<ExampleNeeds, 'test'> & { accountId: number | null }) {
  const text = { displayName: '', subject: 'S', body: '<p>b</p>', language: 'en' }
  const row = { accountId, templateSlug: SLUG, isSystem: true, ...text, updatedAt: new Date() }
  if (accountId !== NO_ID)
    await test.database.owner.insert(emailTemplate).values(row).onConflictDoNothing()
  return stored
}

async function newPreview({ test }: ExampleNeeds) {
  const previewId = randomUUID()
  const text = { subject: 'S', html: '<p>h</p>', plain: 'p', fromName: 'F', replyTo: '' }
  const row = { previewId, ...text, sender: 'notify' as const, createdAt: test.clock.now() }
  await test.database.owner.insert(emailPreview).values(row)
  return { preview_id: previewId }
}
