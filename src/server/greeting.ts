// What a person at the terminal reads once the server is up.
import type { FastifyInstance } from 'fastify'

import type { Database } from './db/database.ts'
import { DEMO_PASSWORD, demoPostings, demoSignIns } from './db/demo/companies.ts'
import type { Env } from './http/env.ts'
import { firstAdminCode, isFirstAdminNeeded } from './session/first-admin-service.ts'

/** Prints the address, then the demo's doors, or how to create the first admin. */
export async function greet(running: {
  app: FastifyInstance
  env: Env
  database: Database
}): Promise<void> {
  const { env } = running
  const address = env.publicUrl ?? addressOf(running.app)
  const lines = ['', `Fairlead is running at ${address}`, `API document: ${address}/docs`]
  if (await isFirstAdminNeeded(running.database)) {
    lines.push('', 'Nobody has an account yet. Create the first admin here:')
    lines.push(`  ${address}/first-admin?code=${firstAdminCode(env.secret)}`)
  } else if (env.hasDemo) {
    lines.push(...demoLines(address))
  }
  process.stdout.write(`${lines.join('\n')}\n\n`)
}

function addressOf(app: FastifyInstance): string {
  const address = app.server.address()
  return address === null || typeof address === 'string'
    ? String(address)
    : `http://localhost:${address.port}`
}

function demoLines(address: string): string[] {
  const widest = Math.max(...demoSignIns.map((one) => one.email.length))
  return [
    '',
    `Demo sign-ins at ${address}/login (password ${DEMO_PASSWORD}):`,
    ...demoSignIns.map(
      (one) =>
        `  ${one.email.padEnd(widest)}  ${one.role}${one.company === null ? '' : `, ${one.company}`}`,
    ),
    '',
    'Apply as a candidate:',
    ...demoPostings.map((posting) => `  ${address}/?sr=${posting.uuid}  ${posting.title}`),
  ]
}
