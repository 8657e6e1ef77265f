// What a user chooses from hundreds of: tags, users, hiring classes and requisitions, found by name on the server.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import type { Requisition } from '#contract/requisitions/requisitions.ts'
import { api, unwrap } from '#web/api/client.ts'

/** One requisition, or all that the user sees in a company. */
export type ApplicantsOf = { jobId: number } | { accountId: number }

export type FoundChoice = {
  id: number
  label: string
  /** Tells apart those of one name: the address of a user, where a requisition is. */
  description?: string
}

/** As many as one reply may have. */
const MOST = 100

type Asked = { search?: string; ids?: string; signal: AbortSignal }

/**
 * `assigned` are the users who look after an applicant, `users` all who see one. Hiring classes are those of one
 * requisition, and requisitions those of a company, the open ones or all: of anything else there are none.
 */
const readers = {
  tags: findTags,
  assigned: (of: ApplicantsOf, asked: Asked) => findUsers(of, { ...asked, scope: 'assigned' }),
  users: (of: ApplicantsOf, asked: Asked) => findUsers(of, asked),
  hiring_classes: findClasses,
  requisitions: findRequisitions,
  all_requisitions: findAllRequisitions,
}

export type ChoiceKind = keyof typeof readers

/** The first whose name has the text in it, by name; hiring classes by their start. */
export function choicesQuery(of: ApplicantsOf, wanted: { kind: ChoiceKind; search: string }) {
  const { kind, search } = wanted
  return queryOptions({
    queryKey: ['requisitions', 'choices', of, kind, search] as const,
    queryFn: ({ signal }) => readers[kind](of, { search, signal }),
    placeholderData: keepPreviousData,
  })
}

/** The one that an address names, which need not be among the first; null where there is none of it any more. */
export function namedChoiceQuery(of: ApplicantsOf, { kind, id }: { kind: ChoiceKind; id: number }) {
  return queryOptions({
    queryKey: ['requisitions', 'choices', of, kind, 'named', id] as const,
    queryFn: async ({ signal }) =>
      (await readers[kind](of, { ids: String(id), signal })).find((one) => one.id === id) ?? null,
  })
}

async function findTags(of: ApplicantsOf, { signal, ...asked }: Asked): Promise<FoundChoice[]> {
  const query = { ...asked, page_size: MOST }
  const call =
    'jobId' in of
      ? api.GET('/smartreq/v1/{job_id}/tags/', {
          params: { path: { job_id: of.jobId }, query },
          signal,
        })
      : api.GET('/smartreq/v1/account/{account_id}/tags/', {
          params: { path: { account_id: of.accountId }, query },
          signal,
        })
  return (await unwrap(call)).data.map(({ tag_id: id, name: label }) => ({ id, label }))
}

async function findUsers(
  of: ApplicantsOf,
  { signal, ...asked }: Asked & { scope?: 'assigned' },
): Promise<FoundChoice[]> {
  const query = { ...asked, page_size: MOST }
  const call =
    'jobId' in of
      ? api.GET('/smartreq/v1/{job_id}/assignees/', {
          params: { path: { job_id: of.jobId }, query },
          signal,
        })
      : api.GET('/smartreq/v1/account/{account_id}/assignees/', {
          params: { path: { account_id: of.accountId }, query },
          signal,
        })
  const { data } = await unwrap(call)
  return data.map(({ user_id, full_name, email }) => ({
    id: user_id,
    label: full_name,
    description: email,
  }))
}

async function findClasses(of: ApplicantsOf, { signal, ...asked }: Asked): Promise<FoundChoice[]> {
  if (!('jobId' in of)) return []
  const params = { path: { job_id: of.jobId }, query: { ...asked, page_size: MOST } }
  const call = api.GET('/smartreq/v1/{job_id}/hiring-classes/', { params, signal })
  return (await unwrap(call)).data.map(({ hiring_class_id: id, name: label }) => ({ id, label }))
}

async function findRequisitions(
  of: ApplicantsOf,
  { signal, search = '' }: Asked,
): Promise<FoundChoice[]> {
  return 'accountId' in of ? findOpenRequisitions(of.accountId, { search, signal }) : []
}

async function findAllRequisitions(
  of: ApplicantsOf,
  { search = '', ids, signal }: Asked,
): Promise<FoundChoice[]> {
  if (!('accountId' in of)) return []
  if (ids !== undefined) {
    const params = { path: { job_id: Number(ids) } }
    return [toChoice((await unwrap(api.GET('/smartreq/v1/{job_id}/', { params, signal }))).data)]
  }
  const query = { search, ordering: 'title' as const, page_size: MOST }
  const params = { path: { account_id: of.accountId }, query }
  const call = api.GET('/smartreq/v1/account/{account_id}/', { params, signal })
  return (await unwrap(call)).data.map(toChoice)
}

/** The first open requisitions of a company whose title has the text in it, by title. */
export async function findOpenRequisitions(
  accountId: number,
  { search, signal }: { search: string; signal: AbortSignal },
): Promise<FoundChoice[]> {
  const query = { search, status: 'open', ordering: 'title' as const, page_size: MOST }
  const params = { path: { account_id: accountId }, query }
  const call = api.GET('/smartreq/v1/account/{account_id}/', { params, signal })
  return (await unwrap(call)).data.map(toChoice)
}

function toChoice({ job_id: id, title: label, ...where }: Requisition): FoundChoice {
  const parts = [where.department, where.city, where.state]
  const description = parts.filter((part) => part !== null && part !== '').join(' · ')
  return { id, label, description }
}
