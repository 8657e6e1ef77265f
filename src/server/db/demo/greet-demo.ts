// What the terminal says of the demo: who can sign in, and the other login pages.
import { and, eq } from 'drizzle-orm'

import type { Database } from '../database.ts'
import { invitation } from '../schema/invitation.ts'
import { application, job } from '../schema/requisition.ts'
import { DEMO_PASSWORD, demoPostings, demoSignIns } from './companies.ts'
import { EVERY_KIND } from './every-kind.ts'
import { DEMO_INVITATIONS, demoLoginPages } from './login-pages.ts'

/** The lines, for an app at that address. */
export async function greetDemo(database: Database, address: string): Promise<string[]> {
  const subject = await findSubject(database)
  return [
    ...demoLines(address),
    ...(await everyKindLines(database, address)),
    ...loginPageLines(address, subject),
  ]
}

// None for a demo that is older than the requisition.
async function everyKindLines(database: Database, address: string): Promise<string[]> {
  const isMade = await database.inScope({ kind: 'system' }, (tx) =>
    tx.db.$count(job, eq(job.uuid, EVERY_KIND.uuid)),
  )
  if (isMade === 0) return []
  return [`  ${address}/?sr=${EVERY_KIND.uuid}  ${EVERY_KIND.title}, with every kind of assessment`]
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

function loginPageLines(address: string, subject: number | null): string[] {
  if (subject === null) return []
  const loginPages = demoLoginPages(subject)
  return [
    '',
    'Other login pages:',
    ...loginPages.map(({ kind, path }) => `  ${address}${path}  ${kind}`),
  ]
}
