// What a person at the terminal reads once the server is up.
import type { FastifyInstance } from 'fastify'

import type { Database } from './db/database.ts'
import type { Env } from './http/env.ts'
import { firstAdminCode, isFirstAdminNeeded } from './session/first-admin-service.ts'

/** Prints the address, then the demo's login pages, or how to create the first admin. */
export async function greet(running: {
  app: FastifyInstance
  env: Env
  database: Database
}): Promise<void> {
  const { env } = running
  const address = env.publicUrl ?? addressOf(running.app, env)
  const document = `${address}/${env.hasDocs ? 'docs' : 'openapi.json'}`
  const lines = ['', `Fairlead is running at ${address}`, `API document: ${document}`]
  if (await isFirstAdminNeeded(running.database)) {
    lines.push('', 'No one has an account yet. Create the first admin here:')
    lines.push(`  ${address}/first-admin?code=${firstAdminCode(env.secret)}`)
  } else if (env.hasDemo) {
    const { greetDemo } = await import('./db/demo/greet-demo.ts')
    lines.push(...(await greetDemo(running.database, address)))
  }
  lines.push('', mailLine(env, address))
  process.stdout.write(`${lines.join('\n')}\n\n`)
}

function mailLine(env: Env, address: string): string {
  if (env.hasMailbox) return `Mail stays here, for everyone to read: ${address}/mailbox`
  return env.smtpUrl === undefined
    ? 'No mail goes out: set SMTP_URL.'
    : `Mail goes out through ${new URL(env.smtpUrl).host}.`
}

function addressOf(app: FastifyInstance, { certificate }: Env): string {
  const address = app.server.address()
  return address === null || typeof address === 'string'
    ? String(address)
    : `${certificate === undefined ? 'http' : 'https'}://localhost:${address.port}`
}
