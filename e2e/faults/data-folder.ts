// The server's data folder, while no server has it open: made with people in it, and read when all is over.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { z } from 'zod'

import { syncInstruments } from '#server/assessments/instruments/sync-instruments.ts'
import type { Database } from '#server/db/database.ts'
import { openEmbedded } from '#server/db/embedded.ts'
import { hashPassword } from '#server/session/password-hash.ts'
import { buildApplication, buildCompany, buildPerson, buildRequisition } from '#testing/builders.ts'

/** A candidate who has applied, and has the questionnaire before them. No two share a name. */
export type Person = {
  readonly userId: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly refId: number
  readonly jobStepActivityId: number
}

export const PASSWORD = 'Harbour-77!'
export const ACTIVITY = 'Competencies'

// Beside the product's tables: every revision that an answer ever took, in the order in which the server took them.
const WITNESS = `
create schema faults;
create table faults.applied (
  seq bigint generated always as identity primary key, user_id bigint not null, attempt_id uuid not null,
  question_id text not null, device_id uuid not null, rev int not null, value jsonb not null, answered_at timestamptz not null
);
create function faults.note_applied() returns trigger language plpgsql security definer as $$
begin
  insert into faults.applied (user_id, attempt_id, question_id, device_id, rev, value, answered_at)
  values (new.user_id, new.attempt_id, new.question_id, new.device_id, new.rev, new.value, new.answered_at);
  return null;
end $$;
create trigger faults_applied after insert or update of rev on answer
  for each row execute function faults.note_applied();
grant usage on schema faults to fairlead_app`

/** A new folder with one open position and `count` candidates for it. */
export async function makeDataFolder(count: number): Promise<{ folder: string; people: Person[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-people-'))
  const people = await onFolder(folder, async (database) => {
    await database.migrate()
    await syncInstruments(database.owner)
    for (const statement of WITNESS.split(/;\n(?=create|grant)/))
      await database.owner.execute(sql.raw(statement))
    return makePeople(database, count)
  })
  return { folder, people }
}

async function makePeople(database: Database, count: number): Promise<Person[]> {
  const requisition = await buildRequisition(database, { company: await buildCompany(database) })
  const activity = requisition.activities.find(({ slug }) => slug.includes('competenc'))
  if (activity === undefined) throw new Error('There is no questionnaire of competencies.')
  const passwordHash = await hashPassword(PASSWORD)
  const people: Person[] = []
  for (let number = 1; number <= count; number += 1) {
    const lastName = `Quill-${number.toString(36).padStart(4, '0')}`
    const names = { firstName: 'Ada', lastName, email: `${lastName.toLowerCase()}@example.com` }
    const person = await buildPerson(database, { ...names, passwordHash })
    const { refId } = await buildApplication(database, { requisition, person, profile: names })
    const { jobStepActivityId } = activity
    people.push({ ...names, userId: person.userId, refId, jobStepActivityId })
  }
  return people
}

const revisionSchema = z.object({
  user_id: z.number(),
  attempt_id: z.string(),
  question_id: z.string(),
  device_id: z.string(),
  rev: z.number(),
  value: z.unknown(),
  /** Ms since the epoch. */
  answered_at: z.number(),
})
const attemptSchema = z.object({
  attempt_id: z.string(),
  user_id: z.number(),
  job_step_activity_id: z.number(),
  answered_count: z.number(),
  is_submitted: z.boolean(),
})
const receiptSchema = z.object({ user_id: z.number(), command: z.string(), hash: z.string() })
const scoreSchema = z.object({ user_id: z.number(), attribute_type_id: z.number() })
const ledgerSchema = z.object({
  attempts: z.array(attemptSchema),
  answers: z.array(revisionSchema),
  evidence: z.array(revisionSchema),
  /** In order. */
  applied: z.array(revisionSchema),
  receipts: z.array(receiptSchema),
  scores: z.array(scoreSchema),
  /** One for each time that an application was submitted. */
  handed_in: z.array(z.object({ user_id: z.number() })),
})

const rowsSchema = z.object({ rows: z.array(z.unknown()) })

/** All that the database holds of everyone. */
export type Ledger = z.infer<typeof ledgerSchema>

const revisions = (table: string, order = 'attempt_id') =>
  `select user_id, attempt_id, question_id, device_id, rev, value,
     (extract(epoch from answered_at) * 1000)::float8 as answered_at from ${table} order by ${order}`

const LEDGER: Readonly<Record<keyof Ledger, string>> = {
  attempts: `select a.attempt_id, a.user_id, u.job_step_activity_id, a.answered_count,
      a.submitted_at is not null as is_submitted
    from attempt a join user_step_activity u using (account_id, user_step_activity_id)`,
  answers: revisions('answer'),
  evidence: revisions('answer_evidence'),
  applied: revisions('faults.applied', 'seq'),
  receipts: 'select user_id, command, request_hash as hash from command_receipt',
  scores: `select p.user_id, s.attribute_type_id
    from attribute_score s join application p using (account_id, user_smartreq_id)`,
  handed_in: `select p.user_id from application p join audit_event e on e.account_id = p.account_id
      and e.entity = 'application' and e.entity_id = p.user_smartreq_id and e.action = 'submit'`,
}

/** Reads a folder whose server has stopped. */
export function readLedger(folder: string): Promise<Ledger> {
  return onFolder(folder, async ({ owner }) => {
    const found: Record<string, unknown> = {}
    for (const [name, query] of Object.entries(LEDGER))
      found[name] = rowsSchema.parse(await owner.execute(sql.raw(query))).rows
    return ledgerSchema.parse(found)
  })
}

async function onFolder<T>(folder: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openEmbedded({ dataDir: folder })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
