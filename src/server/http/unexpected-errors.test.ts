// A fault that no one foresaw: the user who asked is told that there was one, the log which.
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { openTestApp } from '#testing/test-app.ts'

type Line = Record<string, unknown>

const lines: Line[] = []
const write = (line: string) => void lines.push(JSON.parse(line) as Line)
const test = await openTestApp({ logLevel: 'info', logTo: { write } })

it('says nothing of what is inside, and is in the log with its place', async () => {
  await test.database.owner.execute(sql`alter table consent_text rename to elsewhere`)
  lines.length = 0
  const { status, body } = await test.client().get('/user/v1/consent-texts/')
  expect(status).toBe(500)
  expect(body).toEqual({
    error: { code: 'internal', message: expect.stringMatching(/^[A-Z][a-z ,.]+$/) },
  })
  expect(JSON.stringify(body)).not.toMatch(/consent_text|select|postgres|\.ts|node_modules/i)
  const noted = lines.find(({ msg }) => msg === 'request failed')
  expect(noted).toMatchObject({ level: 50, reqId: expect.any(String) })
  expect(JSON.stringify(noted)).toContain('consent_text')
})
