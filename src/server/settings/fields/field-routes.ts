// Routes of a company's custom fields.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/settings/account-fields.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { actorOf } from '../../access/staff-command.ts'
import { route, type Authenticate } from '../../http/route.ts'
import { createFieldService } from './field-service.ts'

type Deps = { scopes: StaffScopes; authenticate: Authenticate }

export function registerAccountFields(app: FastifyInstance, { authenticate, ...deps }: Deps): void {
  const fields = createFieldService(deps)

  route({ app, authenticate, endpoint: contract.listAccountFields }, async (call) => {
    const { page, page_size: pageSize, search } = call.query
    const jobId = call.params.job_id
    const { rows, total } = await fields.list(call.caller, { jobId, search, page, pageSize })
    return { data: rows, meta: { page, page_size: pageSize, total } }
  })

  route({ app, authenticate, endpoint: contract.createAccountField }, async (call) => ({
    data: await fields.create(actorOf(call), { jobId: call.params.job_id, body: call.body }),
  }))

  route({ app, authenticate, endpoint: contract.updateAccountField }, async (call) => ({
    data: await fields.update(actorOf(call), { ...keyOf(call.params), body: call.body }),
  }))

  route({ app, authenticate, endpoint: contract.deleteAccountField }, async (call) => ({
    data: await fields.archive(actorOf(call), keyOf(call.params)),
  }))
}

function keyOf(params: { job_id: number; account_field_id: number }) {
  return { jobId: params.job_id, accountFieldId: params.account_field_id }
}
