// Routes of the settings of tags.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/settings/tags.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { actorOf } from '../../access/staff-command.ts'
import { route, type Authenticate } from '../../http/route.ts'
import { createTagSettingsService } from './tag-settings-service.ts'

type Deps = { scopes: StaffScopes; authenticate: Authenticate }

export function registerTagSettings(app: FastifyInstance, { authenticate, ...deps }: Deps): void {
  const tags = createTagSettingsService(deps)

  route({ app, authenticate, endpoint: contract.listUsedTags }, ({ caller, params, query }) =>
    tags.list(caller, { accountId: params.account_id, query }),
  )

  route({ app, authenticate, endpoint: contract.renameTag }, async (call) => ({
    data: await tags.rename(actorOf(call), { ...keyOf(call.params), name: call.body.name }),
  }))

  route({ app, authenticate, endpoint: contract.deleteTag }, async (call) => ({
    data: await tags.remove(actorOf(call), {
      ...keyOf(call.params),
      replaceTo: call.query.replace_to,
    }),
  }))
}

function keyOf(params: { account_id: number; tag_id: number }) {
  return { accountId: params.account_id, tagId: params.tag_id }
}
