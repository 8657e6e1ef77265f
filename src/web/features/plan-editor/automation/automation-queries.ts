// What the rules of a requisition ask of the server.
import { queryOptions } from '@tanstack/react-query'

import type { AutomationRule, AutomationWhat, RuleNames } from '#contract/automation/automation.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

import { REQUISITIONS_KEY } from '../setup-data.ts'

export const AUTOMATION = '/smartreq/v1/{job_id}/automation/'
/** One rule. */
export const RULE = `${AUTOMATION}{slug}/` as const

export const automationKey = (jobId: number) => [...REQUISITIONS_KEY, 'automation', jobId] as const

/** The rule that an endpoint is about. */
export function rulePath(jobId: number, slug: string) {
  return { path: { job_id: jobId, slug } }
}

/** What a rule can refer to: of the requisition, and of its company. One query, because the second half is asked with the first. */
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

/** Whom a rule would match now. Asked each time, with what the rule does. */
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
    return (await unwrap(api.POST(AUTOMATION, { params, body }))).data
  }
  const params = { ...rulePath(jobId, of.slug), header }
  const body = { version: of.version, name, ...what }
  return (await unwrap(api.PATCH(RULE, { params, body }))).data
}
