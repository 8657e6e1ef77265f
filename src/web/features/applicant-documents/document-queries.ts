// What the documents of an applicant ask of the server.
import { queryOptions } from '@tanstack/react-query'

import { DOCUMENT_LIMITS } from '#contract/applicant-documents/applicant-documents-rules.ts'
import type { ApplicantDocument } from '#contract/applicant-documents/applicant-documents.ts'
import type { DocumentFields } from '#web/api/add-document.ts'
import { begunFrom } from '#web/api/begun-from.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

/** An application has no more than fit on one page. */
export const DOCUMENTS_PER_PAGE = DOCUMENT_LIMITS.perApplication

/** Other people's data leaves the memory soon after it was looked at. */
const FORGET_MS = 5 * 60_000
/** How often the list is asked again while the text of a document is being found. */
const READING_MS = 5000

/** What is read again after a change: the documents, and the history beside them. */
export const DOCUMENTED_KEY = ['scorecards'] as const

export function documentsKey(userSmartreqId: number) {
  return [...DOCUMENTED_KEY, 'documents', userSmartreqId] as const
}

/** The documents of an application that the user may see, newest first. */
export function documentsQuery(userSmartreqId: number) {
  return queryOptions({
    queryKey: documentsKey(userSmartreqId),
    queryFn: ({ signal }) => {
      const path = { user_smartreq_id: userSmartreqId }
      const params = { path, query: { page_size: DOCUMENTS_PER_PAGE } }
      const url = '/smartreq/v1/user-smartreq/{user_smartreq_id}/documents/'
      return unwrap(api.GET(url, { params, signal }))
    },
    gcTime: FORGET_MS,
    refetchOnReconnect: true,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ text_state }) => text_state === 'waiting') ? READING_MS : false,
  })
}

type One = Pick<ApplicantDocument, 'user_smartreq_id' | 'document_id'>

/** What a document says. */
export function documentTextQuery({ user_smartreq_id, document_id }: One) {
  return queryOptions({
    queryKey: [...DOCUMENTED_KEY, 'document-text', user_smartreq_id, document_id],
    queryFn: async ({ signal }) => {
      const params = { path: { user_smartreq_id, document_id } }
      const url = '/smartreq/v1/user-smartreq/{user_smartreq_id}/documents/{document_id}/text/'
      return (await unwrap(api.GET(url, { params, signal }))).data
    },
    gcTime: FORGET_MS,
  })
}

export function documentFilePath({ user_smartreq_id, document_id }: One): string {
  return `/smartreq/v1/user-smartreq/${user_smartreq_id}/documents/${document_id}/file/`
}

export function fieldsOf({ title, description, is_private }: DocumentFields): DocumentFields {
  return { title, description, is_private }
}

const ONE_URL = '/smartreq/v1/user-smartreq/{user_smartreq_id}/documents/{document_id}/'

type Saving = { readonly document: One; readonly fields: DocumentFields; readonly base: object }

export async function saveDocument({ document, fields, base }: Saving, header: CommandHeader) {
  const params = { path: pathOf(document), header }
  const call = api.PATCH(ONE_URL, { params, body: fields, headers: begunFrom(base) })
  return (await unwrap(call)).data
}

export async function deleteDocument(document: One, header: CommandHeader) {
  return (await unwrap(api.DELETE(ONE_URL, { params: { path: pathOf(document), header } }))).data
}

export async function restoreDocument(document: One, header: CommandHeader) {
  const params = { path: pathOf(document), header }
  return (await unwrap(api.POST(`${ONE_URL}restore/`, { params }))).data
}

function pathOf({ user_smartreq_id, document_id }: One) {
  return { user_smartreq_id, document_id }
}
