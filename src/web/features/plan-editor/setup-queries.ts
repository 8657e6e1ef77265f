// What the screens that make and change a requisition ask of the server.
import { queryOptions } from '@tanstack/react-query'

import type { JobTeamRole } from '#contract/access/job-team-roles.ts'
import type { RequisitionConfiguration } from '#contract/plan-editor/requisition-configuration.ts'
import type { RequisitionDetails } from '#contract/plan-editor/requisition-setup.ts'
import type { PlanBody } from '#contract/plan-editor/screening-plan.ts'
import type { RequisitionAction } from '#contract/requisitions/requisition-actions.ts'
import { begunFrom } from '#web/api/begun-from.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

/** Everything that was read of requisitions: their lists as well. */
export const REQUISITIONS_KEY = ['requisitions'] as const

export const setupKeys = {
  details: (jobId: number) => [...REQUISITIONS_KEY, 'details', jobId] as const,
  configuration: (jobId: number) => [...REQUISITIONS_KEY, 'configuration', jobId] as const,
  plan: (jobId: number) => [...REQUISITIONS_KEY, 'plan', jobId] as const,
  content: (jobId: number) => [...REQUISITIONS_KEY, 'plan-content', jobId] as const,
  attributes: (jobId: number) => [...REQUISITIONS_KEY, 'attributes', jobId] as const,
  team: (jobId: number) => [...REQUISITIONS_KEY, 'team', jobId] as const,
  assignable: (jobId: number, search: string) =>
    [...REQUISITIONS_KEY, 'team', jobId, 'assignable', search] as const,
}

export function detailsQuery(jobId: number) {
  return queryOptions({
    queryKey: setupKeys.details(jobId),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/smartreq/v1/{job_id}/details/', { params: at(jobId), signal }))).data,
  })
}

/** The departments that the company's requisitions name. */
export function departmentsQuery(accountId: number) {
  return queryOptions({
    queryKey: [...REQUISITIONS_KEY, 'departments', accountId],
    queryFn: async ({ signal }) => {
      const params = { path: { account_id: accountId } }
      const call = api.GET('/lookup/v1/departments/account/{account_id}/', { params, signal })
      return (await unwrap(call)).data
    },
  })
}

export function configurationQuery(jobId: number) {
  return queryOptions({
    queryKey: setupKeys.configuration(jobId),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/job/v1/configuration/{job_id}/', { params: at(jobId), signal })))
        .data,
  })
}

export function planQuery(jobId: number) {
  return queryOptions({
    queryKey: setupKeys.plan(jobId),
    queryFn: async ({ signal }) => {
      const call = api.GET('/smartreq/v1/{job_id}/screening-plan/', { params: at(jobId), signal })
      return (await unwrap(call)).data
    },
  })
}

/** What can be an activity; it changes with a new version of the server only. */
export function planContentQuery(jobId: number) {
  return queryOptions({
    queryKey: setupKeys.content(jobId),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/smartreq/v1/{job_id}/assessments/', { params: at(jobId), signal })))
        .data,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function attributesQuery(jobId: number) {
  return queryOptions({
    queryKey: setupKeys.attributes(jobId),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/job/v1/attribute-groups/{job_id}/', { params: at(jobId), signal })))
        .data,
  })
}

export function teamQuery(jobId: number) {
  return queryOptions({
    queryKey: setupKeys.team(jobId),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/smartreq/v1/{job_id}/hiring-team/', { params: at(jobId), signal })))
        .data,
  })
}

export function assignableQuery(jobId: number, search: string) {
  const params = { ...at(jobId), query: { search } }
  return queryOptions({
    queryKey: setupKeys.assignable(jobId, search),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/smartreq/v1/{job_id}/assignable-users/', { params, signal }))).data,
  })
}

type Creation = { accountId: number; title: string; fromJobId: number | undefined }

/** Makes a draft; its id. */
export async function createRequisition(
  { accountId, title, fromJobId }: Creation,
  header: CommandHeader,
): Promise<number> {
  const params = { path: { account_id: accountId }, header }
  const body = { title, ...(fromJobId === undefined ? {} : { from_job_id: fromJobId }) }
  return (await unwrap(api.POST('/smartreq/v1/account/{account_id}/', { params, body }))).data
    .job_id
}

/** Copies a requisition; the id of the copy. */
export async function duplicateRequisition(
  { jobId }: { jobId: number },
  header: CommandHeader,
): Promise<number> {
  const call = api.POST('/job/v1/job-duplicate/{job_id}/', { params: { ...at(jobId), header } })
  return (await unwrap(call)).data.new_job_id
}

type StatusChange = { jobId: number; action: RequisitionAction; reason?: string }

export async function changeStatus(
  { jobId, ...body }: StatusChange,
  header: CommandHeader,
): Promise<void> {
  await unwrap(
    api.POST('/smartreq/v1/{job_id}/status/', { params: { ...at(jobId), header }, body }),
  )
}

export async function deleteRequisition(
  { jobId }: { jobId: number },
  header: CommandHeader,
): Promise<void> {
  await unwrap(api.DELETE('/smartreq/v1/{job_id}/', { params: { ...at(jobId), header } }))
}

type DetailsChange = {
  jobId: number
  details: Partial<RequisitionDetails>
  /** The details that the change began from. */
  base: object
}

export async function saveDetails({ jobId, details, base }: DetailsChange, header: CommandHeader) {
  const params = { ...at(jobId), header }
  const call = api.PATCH('/smartreq/v1/{job_id}/details/', {
    params,
    body: details,
    headers: begunFrom(base),
  })
  return (await unwrap(call)).data
}

type ConfigurationChange = {
  jobId: number
  configuration: RequisitionConfiguration
  /** The rules that the change began from. */
  base: object
}

export async function saveConfiguration(
  { jobId, configuration: body, base }: ConfigurationChange,
  header: CommandHeader,
): Promise<RequisitionConfiguration> {
  const params = { ...at(jobId), header }
  const headers = begunFrom(base)
  return (await unwrap(api.PUT('/job/v1/configuration/{job_id}/', { params, body, headers }))).data
}

type PlanChange = { jobId: number } & PlanBody

export async function savePlan({ jobId, ...body }: PlanChange, header: CommandHeader) {
  const params = { ...at(jobId), header }
  return (await unwrap(api.PUT('/smartreq/v1/{job_id}/screening-plan/', { params, body }))).data
}

export async function publishPlan(
  { jobId, revision }: { jobId: number; revision: number },
  header: CommandHeader,
) {
  const params = { ...at(jobId), header }
  const call = api.POST('/smartreq/v1/{job_id}/screening-plan/publish/', {
    params,
    body: { revision },
  })
  return (await unwrap(call)).data
}

export async function discardPlan({ jobId }: { jobId: number }, header: CommandHeader) {
  const params = { ...at(jobId), header }
  return (await unwrap(api.DELETE('/smartreq/v1/{job_id}/screening-plan/draft/', { params }))).data
}

type WeightsChange = { jobId: number; attributes: { attribute_type_id: number; weight: number }[] }

export async function saveAttributes({ jobId, ...body }: WeightsChange, header: CommandHeader) {
  const params = { ...at(jobId), header }
  return (await unwrap(api.PUT('/job/v1/attribute-groups/{job_id}/', { params, body }))).data
}

type Addition = { jobId: number; user_id: number; team_role: JobTeamRole }

export async function addTeamMember({ jobId, ...body }: Addition, header: CommandHeader) {
  const params = { ...at(jobId), header }
  return (await unwrap(api.POST('/smartreq/v1/{job_id}/hiring-team/', { params, body }))).data
}

type CalendarInvitation = { jobId: number; user_id: number }

export async function inviteToSyncCalendar(
  { jobId, user_id }: CalendarInvitation,
  header: CommandHeader,
) {
  const params = { ...at(jobId), header }
  const url = '/smartreq/v1/{job_id}/calendar-invitations/'
  return (await unwrap(api.POST(url, { params, body: { user_id } }))).data
}

export async function removeTeamMember(
  { jobId, jobTeamId }: { jobId: number; jobTeamId: number },
  header: CommandHeader,
): Promise<void> {
  const params = { path: { job_id: jobId, job_team_id: jobTeamId }, header }
  await unwrap(api.DELETE('/smartreq/v1/{job_id}/hiring-team/{job_team_id}/', { params }))
}

function at(jobId: number) {
  return { path: { job_id: jobId } }
}
