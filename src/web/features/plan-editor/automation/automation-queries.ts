// What the rules of a requisition ask of the server.
import { queryOptions } from '@tanstack/react-query'

import type { AutomationRule, AutomationWhat, RuleNames } from '#contract/automation/automation.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

import { REQUISITIONS_KEY } from '../setup-queries.ts'

export const automationKey = (jobId: number) => [...REQUISITIONS_KEY, 'automation', jobId] as const

export function automationsQuery(jobId: number) {
  return queryOptions({
    queryKey: automationKey(jobId),
    queryFn: async ({ signal }) => {
      const params = { path: { job_id: jobId } }
      return (await unwrap(api.GET('/smartreq/v1/{job_id}/automation/', { params, signal }))).data
    },
  })
}

/** What a rule can refer to: of the requisition, and of its company. */
export function automationChoicesQuery(jobId: number) {
  return queryOptions({
    queryKey: [...automationKey(jobId), 'choices'] as const,
    queryFn: ({ signal }) => readChoices(jobId, signal),
    staleTime: 60_000,
  })
}

async function readChoices(jobId: number, signal: AbortSignal) {
  const path = { job_id: jobId }
  const { data: requisition } = await unwrap(
    api.GET('/smartreq/v1/{job_id}/', { params: { path }, signal }),
  )
  const { account_id: accountId, steps } = requisition
  const ofCompany = { path: { account_id: accountId } }
  const [plan, reasons, templates, first] = await Promise.all([
    unwrap(api.GET('/smartreq/v1/{job_id}/screening-plan/', { params: { path }, signal })),
    unwrap(api.GET('/smartreq/v1/{job_id}/rejection-reasons/', { params: { path }, signal })),
    unwrap(api.GET('/account/v1/{account_id}/templates/email/', { params: ofCompany, signal })),
    readFirst({ jobId, accountId }, signal),
  ])
  return {
    jobId,
    accountId,
    steps,
    activities: plan.data.steps.flatMap((step) => step.activities),
    reasons: reasons.data,
    templates: templates.data,
    first,
  }
}

type OfCompany = { jobId: number; accountId: number }

/** One of what is searched for by name; none where there is nothing to refer to, and no such part of a rule. */
async function readFirst({ jobId, accountId }: OfCompany, signal: AbortSignal): Promise<RuleNames> {
  const query = { page_size: 1 }
  const params = { path: { job_id: jobId }, query }
  const [tags, users, classes, jobs] = await Promise.all([
    unwrap(api.GET('/smartreq/v1/{job_id}/tags/', { params, signal })),
    unwrap(api.GET('/smartreq/v1/{job_id}/assignees/', { params, signal })),
    unwrap(api.GET('/smartreq/v1/{job_id}/hiring-classes/', { params, signal })),
    unwrap(
      api.GET('/smartreq/v1/account/{account_id}/', {
        // One of them may be this requisition.
        params: { path: { account_id: accountId }, query: { status: 'open', page_size: 2 } },
        signal,
      }),
    ),
  ])
  return {
    tags: tags.data.map(({ tag_id: id, name }) => ({ id, name })),
    users: users.data.map(({ user_id: id, full_name: name }) => ({ id, name })),
    hiring_classes: classes.data.map(({ hiring_class_id: id, name }) => ({ id, name })),
    requisitions: jobs.data
      .filter((one) => one.job_id !== jobId)
      .map(({ job_id: id, title: name }) => ({ id, name })),
  }
}

export type AutomationChoices = Awaited<ReturnType<typeof readChoices>>

type DryRun = { jobId: number; what: AutomationWhat; page: number }

/** Whom a rule would match now. Asked each time. */
export function dryRunQuery({ jobId, what, page }: DryRun) {
  return queryOptions({
    queryKey: [...automationKey(jobId), 'dry-run', what, page],
    queryFn: async ({ signal }) => {
      const params = { path: { job_id: jobId }, query: { page, page_size: 25 } }
      const url = '/smartreq/v1/{job_id}/automation-dry-run/'
      return (await unwrap(api.POST(url, { params, body: what, signal }))).data
    },
    staleTime: 0,
    gcTime: 0,
  })
}

type Saving = { jobId: number; of: AutomationRule | null; name: string; what: AutomationWhat }

/** Stores a new rule, or changes one. */
export async function saveAutomation({ jobId, of, name, what }: Saving, header: CommandHeader) {
  if (of === null) {
    const params = { path: { job_id: jobId }, header }
    const body = { name, ...what }
    return (await unwrap(api.POST('/smartreq/v1/{job_id}/automation/', { params, body }))).data
  }
  const params = { path: { job_id: jobId, slug: of.slug }, header }
  const body = { version: of.version, name, ...what }
  return (await unwrap(api.PATCH('/smartreq/v1/{job_id}/automation/{slug}/', { params, body })))
    .data
}

type Switching = { jobId: number; rule: AutomationRule; isOn: boolean }

export async function switchAutomation({ jobId, rule, isOn }: Switching, header: CommandHeader) {
  const params = { path: { job_id: jobId, slug: rule.slug }, header }
  const body = { version: rule.version, is_on: isOn }
  return (await unwrap(api.PATCH('/smartreq/v1/{job_id}/automation/{slug}/', { params, body })))
    .data
}

type Of = { jobId: number; slug: string }

export async function deleteAutomation({ jobId, slug }: Of, header: CommandHeader) {
  const params = { path: { job_id: jobId, slug }, header }
  return (await unwrap(api.DELETE('/smartreq/v1/{job_id}/automation/{slug}/', { params }))).data
}

export async function restoreAutomation({ jobId, slug }: Of, header: CommandHeader) {
  const params = { path: { job_id: jobId, slug }, header }
  const url = '/smartreq/v1/{job_id}/automation/{slug}/restore/'
  return (await unwrap(api.POST(url, { params }))).data
}

export async function orderAutomations(
  { jobId, slugs }: { jobId: number; slugs: string[] },
  header: CommandHeader,
) {
  const params = { path: { job_id: jobId }, header }
  const url = '/smartreq/v1/{job_id}/automation-order/'
  return (await unwrap(api.PUT(url, { params, body: { slugs } }))).data
}

export const RUNS_PER_PAGE = 25

/** Whom a rule acted on, or will, newest first. */
export function automationRunsQuery({ jobId, slug, page }: Of & { page: number }) {
  return queryOptions({
    queryKey: [...automationKey(jobId), 'runs', slug, page] as const,
    queryFn: ({ signal }) => {
      const query = { page, page_size: RUNS_PER_PAGE }
      const params = { path: { job_id: jobId, slug }, query }
      const url = '/smartreq/v1/{job_id}/automation/{slug}/runs/'
      return unwrap(api.GET(url, { params, signal }))
    },
  })
}

/** Takes back what a rule did about one applicant; `is_undone` is false where that has changed again since. */
export async function undoAutomationRun(
  { userSmartreqId, runId }: { userSmartreqId: number; runId: number },
  header: CommandHeader,
) {
  const params = { path: { user_smartreq_id: userSmartreqId, run_id: runId }, header }
  const url = '/smartreq/v1/user-smartreq/{user_smartreq_id}/automation-runs/{run_id}/undo/'
  return (await unwrap(api.POST(url, { params }))).data
}
