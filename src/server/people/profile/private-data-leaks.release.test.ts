import { describe, expect, it } from 'vitest'

import { ENDPOINTS } from '#contract/endpoints.ts'
import { userPrivate } from '#server/db/schema/user-profile.ts'
import { ROLE_PRESETS } from '#server/session/role-presets.ts'
import { addressOf, exampleOf } from '#testing/example-requests.ts'
import { openTestApp } from '#testing/test-app.ts'
import { buildWorld, type Actor } from '#testing/world.ts'

/** A day that nothing else in the world falls on. */
const DOB = '1903-07-09'

const test = await openTestApp()
const world = await buildWorld(test)
const targets = [...world.actors.map(({ own }) => own), world.foreign]
await test.database.owner
  .insert(userPrivate)
  .values(targets.map(({ userId }) => ({ userId, dob: DOB, gender: 'Female' as const })))

const staffEndpoints = [...ENDPOINTS].filter(
  ([, { policy }]) => policy.scope === 'account' || policy.scope === 'job',
)
const [seeing, others] = [actorsWith(true), actorsWith(false)]

describe('a date of birth', () => {
  const answered = new Set<string>()

  it.each(others)(
    'is in no reply that $name gets, whose role has no private data',
    async (actor) => {
      const replies = await repliesTo(actor)
      for (const [name, { status }] of replies) if (status < 300) answered.add(name)
      const telling = replies.filter(([, { body }]) => JSON.stringify(body).includes(DOB))
      expect(telling.map(([name]) => name)).toEqual([])
    },
  )

  it('was looked for where it would be told', () => {
    expect(others.length).toBeGreaterThan(2)
    expect([...answered]).toEqual(
      expect.arrayContaining(['getScorecard', 'listApplicants', 'getTrail']),
    )
  })

  it('is in the scorecard alone of what the others get', async () => {
    expect(seeing.length).toBeGreaterThan(0)
    for (const actor of seeing) {
      const replies = await repliesTo(actor)
      const telling = replies.filter(([, { body }]) => JSON.stringify(body).includes(DOB))
      expect(telling.map(([name]) => name)).toEqual(['getScorecard'])
    }
  })
})

async function repliesTo(actor: Actor) {
  const { person, own: target } = actor
  if (person === null) throw new Error('The actor is no staff.')
  const client = await test.as(person)
  const replies: [string, Awaited<ReturnType<typeof client.send>>][] = []
  for (const [name, endpoint] of staffEndpoints) {
    const example = await exampleOf({ name, endpoint }, { test, world, target })
    const { method } = endpoint
    replies.push([name, await client.send({ ...example, method, url: addressOf(example) })])
  }
  return replies
}

function actorsWith(canSee: boolean): Actor[] {
  return world.actors.filter(({ preset }) => {
    const held = ROLE_PRESETS.find(({ roleName }) => roleName === preset)
    if (held === undefined) return false
    return canSee === ('privateDataAccess' in held || 'fullAccess' in held)
  })
}
