// Routes of the account domain.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/access/account.ts'

import { route, type Authenticate } from '../../http/route.ts'
import type { AccountService } from './account-service.ts'

export function accountRoutes(
  app: FastifyInstance,
  deps: { accounts: AccountService; authenticate: Authenticate },
): void {
  const { accounts, authenticate } = deps

  route({ app, authenticate, endpoint: contract.getAccountInfo }, async ({ caller, query }) => ({
    data: await accounts.getInfo(caller, query.account_id),
  }))
}
