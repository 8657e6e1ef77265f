// What messages to applicants ask of the server.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import type { ApplicantMatching } from '#contract/applicants/applicant-filters.ts'
import type { EmailTemplate } from '#contract/messages/email-templates.ts'
import { api, forUpload, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

export const MESSAGES_KEY = ['messages'] as const
export const TEMPLATES_KEY = ['email-templates'] as const

/** What is written: subject and body with variables, and the language that they are in. */
export type MessageText = Pick<EmailTemplate, 'subject' | 'body' | 'language'>

/** What is written, and the template that it began with, which says who it comes from. */
export type WrittenEmail = MessageText & { template_slug?: string | undefined }

/** A text message: plain, with variables, and its language. */
export type PlainText = Pick<EmailTemplate, 'body' | 'language'>

/** Whom a message goes to: some by their ids, or all that match a list. */
export type MessageSelection = { ref_ids: number[] } | { matching: ApplicantMatching }

export function templatesQuery(accountId: number) {
  return queryOptions({
    queryKey: [...TEMPLATES_KEY, accountId] as const,
    queryFn: async ({ signal }) => {
      const params = { path: { account_id: accountId } }
      const call = api.GET('/account/v1/{account_id}/templates/email/', { params, signal })
      return (await unwrap(call)).data
    },
    staleTime: 60_000,
  })
}

/** The templates that a text message can begin with. */
export function textTemplatesQuery(jobId: number) {
  return queryOptions({
    queryKey: ['text-templates', jobId] as const,
    queryFn: async ({ signal }) => {
      const params = { path: { job_id: jobId } }
      const url = '/smartreq/v1/{job_id}/text-applicants/templates/'
      return (await unwrap(api.GET(url, { params, signal }))).data
    },
    // They change on a screen of the settings.
    staleTime: 0,
  })
}

/** A message as one applicant would get it. */
export function previewQuery(given: {
  jobId: number
  refId: number
  text: MessageText
  isAdvancing?: boolean
}) {
  const { jobId, refId, text, isAdvancing = false } = given
  return queryOptions({
    queryKey: [...MESSAGES_KEY, 'preview', jobId, refId, text, isAdvancing] as const,
    queryFn: async ({ signal }) => {
      const params = { path: { job_id: jobId } }
      const body = { ref_id: refId, ...text, is_advancing: isAdvancing }
      const url = '/smartreq/v1/{job_id}/email-applicants/preview/'
      return (await unwrap(api.POST(url, { params, body, signal }))).data
    },
    placeholderData: keepPreviousData,
    retry: false,
  })
}

/** A text message as one applicant would get it. */
export function textPreviewQuery(given: { jobId: number; refId: number; text: PlainText }) {
  const { jobId, refId, text } = given
  return queryOptions({
    queryKey: [...MESSAGES_KEY, 'text-preview', jobId, refId, text] as const,
    queryFn: async ({ signal }) => {
      const params = { path: { job_id: jobId } }
      const body = { ref_id: refId, ...text }
      const url = '/smartreq/v1/{job_id}/text-applicants/preview/'
      return (await unwrap(api.POST(url, { params, body, signal }))).data
    },
    placeholderData: keepPreviousData,
    retry: false,
  })
}

/** What was written about an application; `page` counts from 1. */
export function messagesQuery({ userSmartreqId, page }: { userSmartreqId: number; page: number }) {
  return queryOptions({
    queryKey: [...MESSAGES_KEY, userSmartreqId, page] as const,
    queryFn: ({ signal }) => {
      const params = {
        path: { user_smartreq_id: userSmartreqId },
        query: { page, page_size: MESSAGES_PER_PAGE },
      }
      const url = '/smartreq/v1/user-smartreq/{user_smartreq_id}/messages/'
      return unwrap(api.GET(url, { params, signal }))
    },
    placeholderData: keepPreviousData,
  })
}

export const MESSAGES_PER_PAGE = 10

type NewMessage<Text> = {
  jobId: number
  selection: MessageSelection
  text: Text
  /** An instant; null for now. */
  sendAt: string | null
}

type NewEmail = NewMessage<WrittenEmail> & {
  readonly files: readonly File[]
  /** Tells the files from others, for the key of the command: a file itself is not compared. */
  readonly filesAre: readonly (readonly [name: string, size: number, changedAt: number])[]
}

export async function sendEmail(given: NewEmail, header: CommandHeader) {
  const { jobId, selection, text, sendAt, files } = given
  const params = { path: { job_id: jobId }, header }
  const body = { ...selection, ...text, ...(sendAt === null ? {} : { send_at: sendAt }) }
  const url = '/smartreq/v1/{job_id}/email-applicants/'
  const call = files.length === 0 ? api.POST(url, { params, body }) : sendFiles(given, header)
  return { jobId, isScheduled: sendAt !== null, batch: (await unwrap(call)).data }
}

function sendFiles(given: NewEmail, header: CommandHeader) {
  const { jobId, selection, text, sendAt, files } = given
  const message = JSON.stringify({
    ...selection,
    ...text,
    ...(sendAt === null ? {} : { send_at: sendAt }),
  })
  const form = new FormData()
  form.set('message', message)
  for (const file of files) form.append('file', file)
  return api.POST('/smartreq/v2/{job_id}/email-applicants/', {
    params: { path: { job_id: jobId }, header },
    body: { message, file: files.map(({ name }) => name).join() },
    bodySerializer: () => form,
    ...forUpload,
  })
}

export async function sendTexts(given: NewMessage<PlainText>, header: CommandHeader) {
  const { jobId, selection, text, sendAt } = given
  const params = { path: { job_id: jobId }, header }
  const body = { ...selection, ...text, ...(sendAt === null ? {} : { send_at: sendAt }) }
  const url = '/smartreq/v1/{job_id}/text-applicants/'
  return {
    jobId,
    isScheduled: sendAt !== null,
    batch: (await unwrap(api.POST(url, { params, body }))).data,
  }
}

/** Stops all of a batch, or one message of it. */
export async function cancelEmails(
  { jobId, batchId, messageId }: { jobId: number; batchId: string; messageId?: string },
  header: CommandHeader,
) {
  const params = { path: { job_id: jobId, batch_id: batchId }, header }
  const url = '/smartreq/v1/{job_id}/email-applicants/{batch_id}/cancel/'
  const body = messageId === undefined ? {} : { message_id: messageId }
  return (await unwrap(api.POST(url, { params, body }))).data
}

export async function createTemplate(
  { accountId, name, text }: { accountId: number; name: string; text: MessageText },
  header: CommandHeader,
) {
  const params = { path: { account_id: accountId }, header }
  const body = { template_display_name: name, ...text }
  const url = '/account/v1/{account_id}/templates/email/'
  return (await unwrap(api.POST(url, { params, body }))).data
}
