// Routes of what a company sets for all of its requisitions, and of what their forms offer.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/settings/hiring-settings.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { actorOf } from '../../access/staff-command.ts'
import { route, type Authenticate } from '../../http/route.ts'
import { createHiringSettings } from './hiring-settings.ts'

export function registerHiringSettings(
  app: FastifyInstance,
  { scopes, authenticate }: { scopes: StaffScopes; authenticate: Authenticate },
): void {
  const settings = createHiringSettings({ scopes })

  route({ app, authenticate, endpoint: contract.getHiringSettings }, async (call) => ({
    data: await settings.get(call.caller, call.params.account_id),
  }))

  route({ app, authenticate, endpoint: contract.saveHiringSettings }, async (call) => ({
    data: await settings.save(actorOf(call), {
      accountId: call.params.account_id,
      needsApproval: call.body.needs_approval,
      candidateContact: call.body.candidate_contact,
    }),
  }))

  route({ app, authenticate, endpoint: contract.listDepartments }, async (call) => ({
    data: await settings.departments(call.caller, call.params.account_id),
  }))
}
