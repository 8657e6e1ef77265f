// Routes of single sign-on, and the pages that may talk to a provider.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { SIGN_ON_SECONDS } from '#contract/session/sign-on-rules.ts'
import * as contract from '#contract/session/sign-on.ts'

import { actorOf } from '../access/staff-command.ts'
import type { AppCookies } from '../http/app-cookies.ts'
import { route, type Authenticate } from '../http/route.ts'
import type { Caller } from './second-factors/second-step-proof.ts'
import type { SessionCookies } from './session-cookies.ts'
import type { KeptSignOn, SignOnService } from './sign-on-service.ts'
import type { SignOnSettingsService } from './sign-on-settings-service.ts'

const POLICY = 'content-security-policy'

const keptSchema = z.templateLiteral([z.uuid(), '.', z.string().min(20).max(100)])
const pageParamsSchema = z.object({
  account_uuid: z.uuid().optional(),
  provider_slug: z.string().optional(),
})

type Deps = {
  readonly signOn: SignOnService
  readonly settings: SignOnSettingsService
  readonly authenticate: Authenticate
  readonly cookies: AppCookies
  readonly sessionCookies: SessionCookies
  readonly callerOf: (request: FastifyRequest) => Caller
}

export function signOnRoutes(app: FastifyInstance, deps: Deps): void {
  const { signOn, settings, authenticate, cookies, sessionCookies, callerOf } = deps
  const keptOf = keptBy(cookies)

  route({ app, authenticate, endpoint: contract.startSignOn }, async (call) => {
    const { door: loginPage, kept } = await signOn.start(
      call.params.account_uuid,
      keptOf(call.request),
    )
    const value = `${kept.accountUuid}.${kept.secret}`
    cookies.set(call.reply, 'signOn', { value, seconds: SIGN_ON_SECONDS })
    return { data: loginPage }
  })

  route({ app, authenticate, endpoint: contract.loginSso }, async ({ body, request, reply }) => {
    const session = await signOn.login({
      idToken: body.id_token,
      password: body.password,
      secondStep: body.second_step,
      kept: keptOf(request),
      by: callerOf(request),
    })
    sessionCookies.begin(reply, session)
    const { token, refresh, user } = session
    return { data: { access_token: token, refresh_token: refresh, user } }
  })

  route(
    { app, authenticate, endpoint: contract.getSignOnSettings },
    async ({ caller, params }) => ({ data: await settings.get(caller, params.account_id) }),
  )

  route({ app, authenticate, endpoint: contract.saveSignOnSettings }, async (call) => {
    const given = { accountId: call.params.account_id, settings: call.body }
    return { data: await settings.save(actorOf(call), given) }
  })

  signOnPages(app, { signOn, keptOf })
}

// Only the login page and the callback of a sign-on may talk to another origin, and to none but that company's issuer.
function signOnPages(app: FastifyInstance, given: { signOn: SignOnService; keptOf: KeptOf }): void {
  const { signOn, keptOf } = given
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const params = pageParamsSchema.safeParse(request.params)
    const accountUuid = params.data?.account_uuid ?? keptOf(request)?.accountUuid
    const issuer =
      accountUuid === undefined
        ? null
        : await signOn.findIssuer(accountUuid, params.data?.provider_slug)
    if (issuer !== null) {
      const policy = String(reply.getHeader(POLICY))
      reply.header(POLICY, `${policy};connect-src 'self' ${issuer}`)
    }
    reply.callNotFound()
    return reply
  }
  app.get('/login/sso/:account_uuid', { schema: { hide: true } }, page)
  app.get('/:provider_slug/callback', { schema: { hide: true } }, page)
}

type KeptOf = (request: FastifyRequest) => KeptSignOn | null

function keptBy(cookies: AppCookies): KeptOf {
  return (request) => {
    const value = keptSchema.safeParse(cookies.read(request, 'signOn'))
    if (!value.success) return null
    const end = value.data.indexOf('.')
    return { accountUuid: value.data.slice(0, end), secret: value.data.slice(end + 1) }
  }
}
