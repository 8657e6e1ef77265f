// Routes of a company's roles and of the people who hold them.
import type { FastifyInstance, FastifyRequest } from 'fastify'

import * as contract from '#contract/access/roles.ts'
import { listUsers, reassignCredentials } from '#contract/access/users.ts'
import { endAllSessions, endMemberSessions } from '#contract/session/my-sessions.ts'
import { resetSecondFactors } from '#contract/session/second-factors.ts'

import { route, type Authenticate } from '../../http/route.ts'
import type { MailContext } from '../../mail/order-mail.ts'
import { actorOf } from '../staff-command.ts'
import type { MemberService } from './member-service.ts'
import type { MemberSupportService } from './member-support-service.ts'
import type { RoleService } from './role-service.ts'

type Deps = {
  roles: RoleService
  members: MemberService
  support: MemberSupportService
  mailContextOf: (request: FastifyRequest) => MailContext
  authenticate: Authenticate
}

export function roleRoutes(app: FastifyInstance, deps: Deps): void {
  const { roles, authenticate } = deps

  route({ app, authenticate, endpoint: contract.listRoles }, ({ caller, params, query }) =>
    roles.list(caller, { ...query, accountId: params.account_id }),
  )

  route({ app, authenticate, endpoint: contract.createRole }, async (call) => {
    const { params, body } = call
    return { data: await roles.create(actorOf(call), { accountId: params.account_id, body }) }
  })

  route({ app, authenticate, endpoint: contract.updateRole }, async (call) => {
    const { params, body } = call
    const key = { accountId: params.account_id, roleId: params.role_id }
    return { data: await roles.update(actorOf(call), { ...key, body }) }
  })

  route({ app, authenticate, endpoint: contract.deleteRole }, async (call) => {
    const { params, query } = call
    const key = { accountId: params.account_id, roleId: params.role_id }
    const replaceTo = query.replace_to ?? null
    return { data: await roles.delete(actorOf(call), { ...key, replaceTo }) }
  })

  memberRoutes(app, deps)
}

function memberRoutes(app: FastifyInstance, deps: Deps): void {
  const { members, mailContextOf, authenticate } = deps
  route({ app, authenticate, endpoint: contract.listMembers }, ({ caller, params, query }) =>
    members.list(caller, { ...query, accountId: params.account_id }),
  )

  route({ app, authenticate, endpoint: contract.listAvailableJobs }, ({ caller, params, query }) =>
    members.listJobs(caller, { ...query, accountId: params.account_id }),
  )

  route({ app, authenticate, endpoint: contract.getMember }, async ({ caller, params }) => ({
    data: await members.get(caller, { accountId: params.account_id, userId: params.member_id }),
  }))

  route({ app, authenticate, endpoint: contract.setMemberRoles }, async (call) => {
    const { params, body } = call
    const key = { accountId: params.account_id, userId: params.member_id }
    const { role_ids: roleIds, ...limits } = body
    return { data: await members.setRoles(actorOf(call), { ...key, roleIds, limits }) }
  })

  route({ app, authenticate, endpoint: contract.removeMember }, async (call) => {
    const { params } = call
    const key = { accountId: params.account_id, userId: params.member_id }
    return { data: await members.remove(actorOf(call), key) }
  })

  route({ app, authenticate, endpoint: endMemberSessions }, async (call) => {
    const { params, request } = call
    const key = { accountId: params.account_id, userId: params.member_id }
    const to = mailContextOf(request)
    return { data: await members.signOut(actorOf(call), { ...key, to }) }
  })

  supportRoutes(app, deps)
}

function supportRoutes(app: FastifyInstance, deps: Deps): void {
  const { support, mailContextOf, authenticate } = deps
  route({ app, authenticate, endpoint: resetSecondFactors }, async (call) => {
    const { params, request } = call
    const key = { accountId: params.account_id, userId: params.member_id }
    const to = mailContextOf(request)
    return { data: await support.resetFactors(actorOf(call), { ...key, to }) }
  })

  route({ app, authenticate, endpoint: listUsers }, ({ caller, query }) =>
    support.listUsers(caller, query),
  )

  route({ app, authenticate, endpoint: reassignCredentials }, async (call) => {
    const { params, body, request } = call
    const key = { accountId: params.account_id, userId: params.member_id }
    const to = mailContextOf(request)
    return { data: await support.reassignCredentials(actorOf(call), { ...key, ...body, to }) }
  })

  route({ app, authenticate, endpoint: endAllSessions }, async (call) => {
    const { params, request } = call
    const key = { accountId: params.account_id, userId: params.member_id }
    const to = mailContextOf(request)
    return { data: await support.endAllSessions(actorOf(call), { ...key, to }) }
  })
}
