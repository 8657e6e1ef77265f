import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { openTestApp } from '#testing/test-app.ts'

const CONNECTIONS = 8

const test = await openTestApp()
const { owner } = test.database

it('goes on signing in on connections from before a migration that adds a column', async () => {
  const people = await Promise.all(Array.from({ length: CONNECTIONS }, () => test.signUp()))
  const signInAll = () => Promise.all(people.map(({ email }) => test.signIn(email)))
  await signInAll()
  await owner.execute(sql`alter table app_user add column of_the_next_build text`)
  for (const client of await signInAll()) expect((await client.get('/auth/v1/')).status).toBe(200)
})
