// Routes of saved views, and of how users arrange the columns of lists.
import type { FastifyInstance } from 'fastify'

import { getListLayout, saveListLayout } from '#contract/requisitions/list-layouts.ts'
import * as contract from '#contract/requisitions/saved-views.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { actorOf } from '../../access/staff-command.ts'
import { route, type Authenticate } from '../../http/route.ts'
import { createLayoutService } from './layout-service.ts'
import { createSavedViewService } from './saved-view-service.ts'

type Deps = { readonly scopes: StaffScopes; readonly authenticate: Authenticate }

/** Adds the slice to the API. */
export function registerSavedViews(app: FastifyInstance, { scopes, authenticate }: Deps): void {
  const views = createSavedViewService({ scopes })

  route({ app, authenticate, endpoint: contract.listSavedViews }, async (call) => ({
    data: await views.list(call.caller, { ...call.query, accountId: call.params.account_id }),
  }))

  route({ app, authenticate, endpoint: contract.createSavedView }, async (call) => ({
    data: await views.create(actorOf(call), { ...call.body, accountId: call.params.account_id }),
  }))

  route({ app, authenticate, endpoint: contract.updateSavedView }, async (call) => {
    const { account_id: accountId, view_id: viewId } = call.params
    return { data: await views.update(actorOf(call), { ...call.body, accountId, viewId }) }
  })

  route({ app, authenticate, endpoint: contract.deleteSavedView }, async (call) => {
    const { account_id: accountId, view_id: viewId } = call.params
    return { data: await views.remove(actorOf(call), { accountId, viewId }) }
  })

  const layouts = createLayoutService({ scopes })

  route({ app, authenticate, endpoint: getListLayout }, async (call) => {
    const { account_id: accountId, list } = call.params
    return { data: await layouts.get(call.caller, { accountId, list }) }
  })

  route({ app, authenticate, endpoint: saveListLayout }, async (call) => {
    const { account_id: accountId, list } = call.params
    return { data: await layouts.save(actorOf(call), { ...call.body, accountId, list }) }
  })
}
