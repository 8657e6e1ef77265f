// Routes around an account: its password, its e-mail address, and whom an address belongs to.
import type { FastifyInstance, FastifyRequest } from 'fastify'

import * as passwordContract from '#contract/session/passwords.ts'
import * as userEmailContract from '#contract/session/user-email.ts'
import * as verificationContract from '#contract/session/verification.ts'

import { route, type Authenticate } from '../http/route.ts'
import type { MailContext } from '../mail/order-mail.ts'
import type { PasswordService } from './password-service.ts'
import type { UserEmailService } from './user-email-service.ts'
import type { VerificationService } from './verification-service.ts'

type Deps = {
  readonly passwords: PasswordService
  readonly verification: VerificationService
  readonly userEmails: UserEmailService
  readonly mailContextOf: (request: FastifyRequest) => MailContext
  readonly authenticate: Authenticate
}

export function ownAccountRoutes(app: FastifyInstance, deps: Deps): void {
  passwordRoutes(app, deps)
  verificationRoutes(app, deps)
  userEmailRoutes(app, deps)
}

function passwordRoutes(app: FastifyInstance, deps: Deps): void {
  const { passwords, mailContextOf, authenticate } = deps

  route({ app, authenticate, endpoint: passwordContract.forgotPassword }, async (call) => {
    const { body, request } = call
    const by = mailContextOf(request)
    await passwords.forgot({ email: body.email, address: request.ip, by })
    return null
  })

  route({ app, authenticate, endpoint: passwordContract.askForSignInLink }, async (call) => {
    const { body, request } = call
    const { email, job_uuid: jobUuid } = body
    await passwords.forgot({ email, jobUuid, address: request.ip, by: mailContextOf(request) })
    return null
  })

  route({ app, authenticate, endpoint: passwordContract.resetPassword }, async (call) => {
    const { password, ...link } = call.body
    const caller = await authenticate(call.request).catch(() => null)
    await passwords.reset(link, { password, by: mailContextOf(call.request), caller })
    return null
  })

  route({ app, authenticate, endpoint: passwordContract.changePassword }, async (call) => {
    const { caller, params, body, request } = call
    const by = mailContextOf(request)
    await passwords.change(caller, { ...body, userId: params.user_id, by })
    return null
  })
}

function verificationRoutes(app: FastifyInstance, deps: Deps): void {
  const { verification, mailContextOf, authenticate } = deps

  route({ app, authenticate, endpoint: verificationContract.verifyEmail }, async ({ body }) => {
    return { data: { password_link: await verification.verify(body) } }
  })

  route({ app, authenticate, endpoint: verificationContract.sendVerification }, async (call) => {
    const { caller, idempotencyKey: key, request } = call
    return verification.send({ userId: caller.userId, key }, mailContextOf(request))
  })
}

function userEmailRoutes(app: FastifyInstance, deps: Deps): void {
  const { userEmails, authenticate } = deps

  route({ app, authenticate, endpoint: userEmailContract.checkUserEmail }, async (call) => {
    const { caller, params, query } = call
    const question = { email: params.email, accountId: query.account_id }
    const { email, first_name, last_name } = await userEmails.findCompanyPerson(caller, question)
    return { data: { email, first_name, last_name } }
  })

  route({ app, authenticate, endpoint: userEmailContract.checkCompanyEmail }, async (call) => {
    const { caller, params, query } = call
    const question = { email: params.email, accountId: query.account_id }
    return { data: await userEmails.findCompanyPerson(caller, question) }
  })
}
