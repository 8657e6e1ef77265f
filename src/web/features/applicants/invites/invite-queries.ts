// What the screens ask and change of invitations to apply.
import { queryOptions } from '@tanstack/react-query'

import type { inviteApplicant, InviteMessage } from '#contract/applicants/applicant-invitations.ts'
import { begunFrom } from '#web/api/begun-from.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

import { REQUISITIONS_KEY } from '../../plan-editor/setup-data.ts'

export type InviteText = Omit<InviteMessage, 'is_default'>
export type Invited = Record<keyof (typeof inviteApplicant.body)['shape'], string>
type Names = Pick<Invited, 'first_name' | 'last_name'>

const MESSAGE = '/smartreq/v1/{job_id}/invite-message/'
const INVITED = '/smartreq/v1/{job_id}/invited-applicants/'

export function inviteMessageQuery(jobId: number) {
  return queryOptions({
    queryKey: [...REQUISITIONS_KEY, jobId, 'invite-message'],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET(MESSAGE, { params: at(jobId), signal }))).data,
  })
}

export function invitedQuery(jobId: number, page: number) {
  return queryOptions({
    queryKey: [...REQUISITIONS_KEY, jobId, 'invited', page],
    queryFn: ({ signal }) =>
      unwrap(api.GET(INVITED, { params: { ...at(jobId), query: { page } }, signal })),
  })
}

export function invitePreviewQuery({ jobId, ...body }: { jobId: number } & InviteText & Names) {
  return queryOptions({
    queryKey: [...REQUISITIONS_KEY, jobId, 'invite-preview', body],
    queryFn: async ({ signal }) =>
      (await unwrap(api.POST(`${MESSAGE}preview/`, { params: at(jobId), body, signal }))).data,
  })
}

/** `base` is the message that the change began from. */
export async function saveInviteMessage(
  { jobId, text: body, base }: { jobId: number; text: InviteText; base: object },
  header: CommandHeader,
) {
  const params = { ...at(jobId), header }
  return (await unwrap(api.PUT(MESSAGE, { params, body, headers: begunFrom(base) }))).data
}

export async function invite(
  { jobId, person: body }: { jobId: number; person: Invited },
  header: CommandHeader,
) {
  return (await unwrap(api.POST(INVITED, { params: { ...at(jobId), header }, body }))).data
}

function at(jobId: number) {
  return { path: { job_id: jobId } }
}
