// What the settings of email templates ask of the server.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import type { EmailTemplate } from '#contract/messages/email-templates.ts'
import { begunFrom } from '#web/api/begun-from.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

/** What is written of a template in one language. */
export type TemplateContent = Pick<
  EmailTemplate,
  'template_display_name' | 'purpose' | 'subject' | 'body' | 'language'
>
type TemplateKey = { accountId: number; slug: string }

/** A template with example values in place of its variables. */
export function previewQuery(accountId: number, content: TemplateContent) {
  const { subject, body, language } = content
  return queryOptions({
    queryKey: ['template-preview', accountId, subject, body, language],
    queryFn: async ({ signal }) => {
      const params = { path: { account_id: accountId } }
      const call = api.POST('/account/v1/{account_id}/templates/email/preview/', {
        params,
        body: { subject, body, language },
        signal,
      })
      return (await unwrap(call)).data
    },
    placeholderData: keepPreviousData,
    retry: false,
  })
}

/** Stores a template; without a slug, a new one of the company. */
export async function saveTemplate(
  {
    accountId,
    slug,
    content,
    base,
  }: { accountId: number; slug: string | null; content: TemplateContent; base: object | null },
  header: CommandHeader,
): Promise<EmailTemplate> {
  if (slug === null) {
    const params = { path: { account_id: accountId }, header }
    const call = api.POST('/account/v1/{account_id}/templates/email/', { params, body: content })
    return (await unwrap(call)).data
  }
  const params = { path: { account_id: accountId, template_slug: slug }, header }
  const call = api.PUT('/account/v1/{account_id}/templates/email/{template_slug}/', {
    params,
    body: content,
    ...(base === null ? {} : { headers: begunFrom(base) }),
  })
  return (await unwrap(call)).data
}

/** Deletes what the company wrote in one language; one of the product comes back as it was. */
export async function deleteTemplate(
  { accountId, slug, language }: TemplateKey & { language: EmailTemplate['language'] },
  header: CommandHeader,
) {
  const call = api.DELETE('/account/v1/{account_id}/templates/email/{template_slug}/', {
    params: {
      path: { account_id: accountId, template_slug: slug },
      query: { language },
      header,
    },
  })
  return (await unwrap(call)).data
}
