// What the custom fields of the company ask of the server.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import type { AccountField } from '#contract/settings/account-fields.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

export const FIELDS_KEY = ['account-fields'] as const

type FieldBody = Pick<AccountField, 'field' | 'is_private'>

/** The first page of what a search finds. */
export function fieldsQuery(jobId: number, search: string) {
  return queryOptions({
    queryKey: [...FIELDS_KEY, jobId, search],
    queryFn: async ({ signal }) => {
      const params = { path: { job_id: jobId }, query: { search } }
      return unwrap(api.GET('/account/v1/account-fields/job/{job_id}/', { params, signal }))
    },
    placeholderData: keepPreviousData,
  })
}

export async function createField(
  { jobId, ...body }: FieldBody & { jobId: number },
  header: CommandHeader,
): Promise<AccountField> {
  const params = { path: { job_id: jobId }, header }
  return (await unwrap(api.POST('/account/v1/account-fields/job/{job_id}/', { params, body }))).data
}

type FieldAt = { jobId: number; accountFieldId: number }

export async function updateField(
  { jobId, accountFieldId, ...body }: FieldBody & FieldAt,
  header: CommandHeader,
): Promise<AccountField> {
  const params = { path: { job_id: jobId, account_field_id: accountFieldId }, header }
  const url = '/account/v1/account-field/job/{job_id}/{account_field_id}/'
  return (await unwrap(api.PATCH(url, { params, body }))).data
}

export async function archiveField(
  { jobId, accountFieldId }: FieldAt,
  header: CommandHeader,
): Promise<void> {
  const params = { path: { job_id: jobId, account_field_id: accountFieldId }, header }
  await unwrap(api.DELETE('/account/v1/account-field/job/{job_id}/{account_field_id}/', { params }))
}
