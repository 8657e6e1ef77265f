// Routes of consent: texts, who agreed to which, and what a company publishes.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/privacy/consents.ts'

import { actorOf } from '../../access/staff-command.ts'
import { route, type Authenticate } from '../../http/route.ts'
import type { CompanyTextService } from './company-text-service.ts'
import type { ConsentService } from './consent-service.ts'

type Deps = {
  readonly consents: ConsentService
  readonly companyTexts: CompanyTextService
  readonly authenticate: Authenticate
}

export function consentRoutes(app: FastifyInstance, deps: Deps): void {
  const { consents, companyTexts, authenticate } = deps

  route({ app, authenticate, endpoint: contract.listCurrentTexts }, async ({ query }) => ({
    data: await consents.listCurrent(query.job_uuid),
  }))

  route({ app, authenticate, endpoint: contract.getConsentText }, async ({ params }) => ({
    data: await consents.getText(params.text_id),
  }))

  route({ app, authenticate, endpoint: contract.listConsents }, ({ caller, params, query }) =>
    consents.list(caller, { ...query, userId: params.user_id }),
  )

  route({ app, authenticate, endpoint: contract.listDueTexts }, async ({ caller, params }) => ({
    data: await consents.listDue(caller, params.user_id),
  }))

  route({ app, authenticate, endpoint: contract.giveConsent }, async (call) => {
    const { caller, params, body, idempotencyKey } = call
    const { shown, door: loginPage, agreed_at: said } = body
    const agreedAt = said === undefined ? null : new Date(said)
    const given = { shown, door: loginPage, agreedAt, userId: params.user_id, idempotencyKey }
    return { data: await consents.give(caller, given) }
  })

  route({ app, authenticate, endpoint: contract.listCompanyTexts }, ({ caller, params, query }) =>
    companyTexts.list(caller, { ...query, accountId: params.account_id }),
  )

  route({ app, authenticate, endpoint: contract.publishText }, async (call) => ({
    data: await companyTexts.publish(actorOf(call), {
      ...call.body,
      accountId: call.params.account_id,
    }),
  }))
}
