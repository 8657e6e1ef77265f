// Routes of sources and tracked links.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/careers/sources.ts'

import { actorOf } from '../../access/staff-command.ts'
import { route, type Authenticate } from '../../http/route.ts'
import type { SourceService } from './source-service.ts'

type Deps = { sources: SourceService; authenticate: Authenticate }

export function sourceRoutes(app: FastifyInstance, { sources, authenticate }: Deps): void {
  route({ app, authenticate, endpoint: contract.listSources }, ({ caller, params, query }) =>
    sources.list(caller, { accountId: params.account_id, query }),
  )

  route({ app, authenticate, endpoint: contract.createSource }, async (call) => ({
    data: await sources.create(actorOf(call), {
      accountId: call.params.account_id,
      name: call.body.name,
      type: call.body.source_type,
    }),
  }))

  route({ app, authenticate, endpoint: contract.getSource }, async ({ caller, params }) => ({
    data: await sources.get(caller, keyOf(params)),
  }))

  route({ app, authenticate, endpoint: contract.updateSource }, async (call) => ({
    data: await sources.rename(actorOf(call), { ...keyOf(call.params), name: call.body.name }),
  }))

  route({ app, authenticate, endpoint: contract.toggleSource }, async (call) => ({
    data: await sources.toggle(actorOf(call), {
      ...keyOf(call.params),
      isActive: call.body.is_active,
    }),
  }))

  route({ app, authenticate, endpoint: contract.listSourceLinks }, ({ caller, params, query }) =>
    sources.listLinks(caller, { jobId: params.job_id, query }),
  )

  route(
    { app, authenticate, endpoint: contract.listLinkableSources },
    ({ caller, params, query }) => sources.listLinkable(caller, { jobId: params.job_id, query }),
  )

  route({ app, authenticate, endpoint: contract.createSourceLink }, async (call) => ({
    data: await sources.createLink(actorOf(call), {
      jobId: call.params.job_id,
      sourceId: call.body.source_id,
    }),
  }))
}

function keyOf(params: { account_id: number; source_id: number }) {
  return { accountId: params.account_id, sourceId: params.source_id }
}
