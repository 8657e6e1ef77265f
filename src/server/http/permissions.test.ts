import { getTableColumns } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { Endpoint, Policy, RoleFlag } from '#contract/core/endpoint.ts'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { role } from '#server/db/schema/account.ts'
import { ROLE_PRESETS } from '#server/session/role-presets.ts'
import { buildSession, type Person } from '#testing/builders.ts'
import { addressOf, exampleOf } from '#testing/example-requests.ts'
import { openSweep } from '#testing/sweep.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'
import { buildWorld, type Actor } from '#testing/world.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- declaration merging needs an interface
  interface TaskMeta {
    /** See `.scripts/sweep-reporter.mjs`. */
    sweep?: { cases: number; wrong: number }
  }
}

const WHOSE = ['own', 'foreign', 'missing'] as const
type Whose = (typeof WHOSE)[number]
/** `allowed`: the call did its work, or was refused for a reason that only a user with access is told. */
type Outcome = 'allowed' | 401 | 403 | 404
/** The world's requisition has one such person in its team. */
const IN_TEAM = 'Hiring manager'
type Case = { readonly actor: Actor; readonly whose: Whose }

const test = await openTestApp()
const world = await buildWorld(test)
const sweep = await openSweep()
const policies = new Set<string>()
const endpoints = [...ENDPOINTS].map(([name, endpoint]) => ({
  name,
  endpoint,
  cases: casesOf({ name, endpoint }),
}))

describe(`every endpoint, SWEEP_SEED=${sweep.seed}`, () => {
  it.for(endpoints)(
    '$name answers as its policy says',
    async ({ name, endpoint, cases }, { task }) => {
      // Wrong until it is right: one that breaks off counts as well.
      const counts = { cases: cases.length, wrong: cases.length }
      task.meta.sweep = counts
      const found: string[] = []
      for (const one of cases) {
        const outcome = await callAs(one, { name, endpoint })
        const expected = expectedOutcome(endpoint, one)
        if (outcome !== expected)
          found.push(`${one.actor.name}, ${one.whose}: ${outcome} instead of ${expected}`)
      }
      counts.wrong = found.length
      expect(found).toEqual([])
    },
  )
})

/** Everyone about everything for the first endpoint of each policy; for the others one case of each kind of answer. */
function casesOf({ name, endpoint }: { name: string; endpoint: Endpoint }): Case[] {
  const all = world.actors.flatMap((actor) => WHOSE.map((whose) => ({ actor, whose })))
  const { level, scope, flag, alsoForStaff } = endpoint.policy
  const flags = flagsOf(endpoint.policy)
  const policy = `${level} ${scope} ${flag} ${flags?.join(' ')} ${alsoForStaff}`
  if (!policies.has(policy)) {
    policies.add(policy)
    return all
  }
  return sweep.choose(name, all, (one) => `${one.whose} ${expectedOutcome(endpoint, one)}`)
}

function expectedOutcome(endpoint: Endpoint, { actor, whose }: Case): Outcome {
  const { level, scope } = endpoint.policy
  const isProvider = actor.person?.isProviderAdmin ?? false
  const namesNothing =
    Object.keys(endpoint.params?.shape ?? {}).length === 0 && !namesElsewhere(endpoint)
  if (level === 0) return whose === 'missing' && !namesNothing ? 404 : 'allowed'
  if (actor.person === null) return 401
  if (level === 3 && !isProvider) return 403
  const isRead = endpoint.policy.alsoForStaff === true && whose === 'foreign'
  if (isRead && (isProvider || worksFor(actor, whose))) return 'allowed'
  if (scope === 'person') return whose === 'own' || namesNothing ? 'allowed' : 404
  if (isProvider) return whose === 'missing' && scope !== 'provider' ? 404 : 'allowed'
  const isOfCompany = worksFor(actor, whose)
  if (scope === 'account') return isOfCompany && holdsFlag(actor, endpoint.policy) ? 'allowed' : 403
  if (!isOfCompany) return 404
  return seesJob(actor, { endpoint, whose }) && holdsFlag(actor, endpoint.policy) ? 'allowed' : 403
}

function worksFor(actor: Actor, whose: Whose): boolean {
  if (actor.name === 'staff of another company') return whose === 'foreign'
  return actor.preset !== null && whose === 'own'
}

// In their own company; the colleague elsewhere is an admin there.
function holdsFlag(actor: Actor, policy: Policy): boolean {
  const { flag } = policy
  const flags = flagsOf(policy)
  if (actor.name === 'staff of another company') return true
  const preset = ROLE_PRESETS.find(({ roleName }) => roleName === actor.preset)
  const holds = (one: RoleFlag) =>
    preset !== undefined && ('fullAccess' in preset || columnOf(one) in preset)
  if (flag !== undefined) return holds(flag)
  return flags === undefined || actor.preset === IN_TEAM || flags.some(holds)
}

function flagsOf({ anyFlagOrManager, anyFlagOrTeam }: Policy) {
  return anyFlagOrManager ?? anyFlagOrTeam
}

/** The property of a preset that stands for a flag, which has the name of its column. */
function columnOf(flag: RoleFlag): string {
  const found = Object.entries(getTableColumns(role)).find(([, column]) => column.name === flag)
  return found?.[0] ?? flag
}

/** A requisition, or the profile that the examples of job profiles build, with the same person in its team. */
function seesJob(actor: Actor, { endpoint, whose }: { endpoint: Endpoint; whose: Whose }): boolean {
  if (actor.name === 'staff of another company') return whose === 'foreign'
  const preset = ROLE_PRESETS.find(({ roleName }) => roleName === actor.preset)
  if (preset === undefined) return false
  const flag = endpoint.tag === 'Job profiles' ? 'jobProfileAccess' : 'smartreqAccess'
  const isOpenToAll = flag in preset || 'fullAccess' in preset
  return isOpenToAll || preset.roleName === IN_TEAM
}

// Commands about an attempt name it in the body or the form, and a few reads name an application in the query.
function namesElsewhere({ policy, body, form, query }: Endpoint): boolean {
  const isNamed = body !== undefined || form !== undefined || 'ref_id' in (query?.shape ?? {})
  return policy.scope === 'person' && isNamed
}

async function callAs(
  { actor, whose }: Case,
  { name, endpoint }: { name: string; endpoint: Endpoint },
): Promise<Outcome> {
  const target = whose === 'own' ? actor.own : world[whose]
  const example = await exampleOf({ name, endpoint }, { test, world, target })
  const client = actor.person === null ? test.client() : await signedInNow(actor.person)
  const { status, body } = await client.send({
    method: endpoint.method,
    url: addressOf(example),
    body: example.body,
    headers: example.headers,
  })
  if (status < 300 || status === 409) return 'allowed'
  if (status === 401 || status === 403 || status === 404) return status
  throw new Error(`${name} for ${actor.name}, ${whose}: ${status} ${JSON.stringify(body)}`)
}

// Some commands want a sign-in of a moment ago.
async function signedInNow(person: Person): Promise<Client> {
  return test.as(person, await buildSession(test.database, person))
}
