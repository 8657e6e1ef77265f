// Choosing the company to work in, and what provider admins choose from.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/access/companies.ts'
import type { Role } from '#contract/session/session.ts'

import type { Database, Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { once } from '../../http/idempotency.ts'
import { route, type Authenticate } from '../../http/route.ts'
import { describeRoles } from '../../session/describe-user.ts'
import { recordAudit } from '../audit/audit-trail.ts'
import * as repository from './company-choice-repository.ts'

type Deps = { readonly database: Database; readonly authenticate: Authenticate }
type Choice = { readonly userId: number; readonly accountId: number | null }

const chosenSchema = contract.chooseCompany.responses[200].shape.data

export function companyChoiceRoutes(app: FastifyInstance, { database, authenticate }: Deps): void {
  // The policy lets provider admins in, and no one else.
  route({ app, authenticate, endpoint: contract.listCompanies }, async ({ caller, query }) => {
    const scope = { kind: 'system', userId: caller.userId } as const
    const { rows, total } = await database.inScope(scope, (tx) =>
      repository.listCompanies(tx, query),
    )
    return { data: rows, meta: { page: query.page, page_size: query.page_size, total } }
  })

  route({ app, authenticate, endpoint: contract.chooseCompany }, async (call) => {
    const { caller, params, body, idempotencyKey: key } = call
    const { userId } = caller
    if (params.user_id !== userId) throw new AppError('not_found')
    const choice = { userId, accountId: body.account_id }
    const command = {
      userId,
      key,
      name: 'choose-company',
      request: body,
      replySchema: chosenSchema,
    }
    return {
      data: await database.inScope({ kind: 'system', userId }, (tx) =>
        once(tx, { ...command, effect: () => choose(tx, choice) }),
      ),
    }
  })
}

// @throws AppError `not_found` for a company that is none, or not theirs to work in.
async function choose(tx: Tx, { userId, accountId }: Choice): Promise<{ roles: Role[] }> {
  if (accountId !== null && !(await repository.mayWorkIn(tx, { userId, accountId })))
    throw new AppError('not_found')
  await repository.setCurrentCompany(tx, { userId, accountId })
  // A provider admin sees everything of a company that they do not belong to: its trail says that they came.
  if (accountId !== null && !(await repository.isMember(tx, { userId, accountId })))
    await recordAudit(tx, {
      accountId,
      actorId: userId,
      entity: 'member',
      entityId: userId,
      action: 'enter',
    })
  return { roles: await describeRoles(tx, userId) }
}
