// What a person at the terminal reads once the server is up.
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

import type { Database } from './db/database.ts'
import { DEMO_PASSWORD, demoPostings, demoSignIns } from './db/demo/companies.ts'
import { DEMO_INVITATIONS, demoDoors } from './db/demo/doors.ts'
import { invitation } from './db/schema/invitation.ts'
import { application } from './db/schema/requisition.ts'
import type { Env } from './http/env.ts'
import { firstAdminCode, isFirstAdminNeeded } from './session/first-admin-service.ts'

/** Prints the address, then the demo's doors, or how to create the first admin. */
export async function greet(running: {
  app: FastifyInstance
  env: Env
  database: Database
}): Promise<void> {
  const { env } = running
  const address = env.publicUrl ?? addressOf(running.app, env)
  const lines = ['', `Fairlead is running at ${address}`, `API document: ${address}/docs`]
  if (await isFirstAdminNeeded(running.database)) {
    lines.push('', 'Nobody has an account yet. Create the first admin here:')
    lines.push(`  ${address}/first-admin?code=${firstAdminCode(env.secret)}`)
  } else if (env.hasDemo) {
    lines.push(...demoLines(address), ...doorLines(address, await findSubject(running.database)))
  }
  lines.push('', mailLine(env, address))
  process.stdout.write(`${lines.join('\n')}\n\n`)
}

function mailLine(env: Env, address: string): string {
  if (env.hasMailbox) return `Mail stays here, for everybody to read: ${address}/mailbox`
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

// Null for a demo that is older than its links.
async function findSubject(database: Database): Promise<number | null> {
  const [row] = await database.inScope({ kind: 'system' }, (tx) =>
    tx.db
      .select({ userId: application.userId })
      .from(invitation)
      .innerJoin(
        application,
        and(
          eq(application.accountId, invitation.accountId),
          eq(application.userSmartreqId, invitation.userSmartreqId),
        ),
      )
      .where(eq(invitation.uuid, DEMO_INVITATIONS.scorecard)),
  )
  return row?.userId ?? null
}

function doorLines(address: string, subject: number | null): string[] {
  if (subject === null) return []
  const doors = demoDoors(subject)
  return ['', 'Other doors:', ...doors.map(({ kind, path }) => `  ${address}${path}  ${kind}`)]
}
