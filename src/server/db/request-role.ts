// Where requests sign in to PostgreSQL by a role of their own: that it can do no more than they need.
import { Client } from 'pg'
import { z } from 'zod'

import { StartUpError } from '../http/env.ts'
import { APP_ROLE } from './scope.ts'

const powersSchema = z.object({
  name: z.string(),
  is_superuser: z.boolean(),
  passes_policies: z.boolean(),
  owns_tables: z.boolean(),
  is_app: z.boolean(),
})
type Powers = z.infer<typeof powersSchema>

/** What the role may become counts as what it is. */
const POWERS = `
  select session_user as name,
    bool_or(r.rolsuper) as is_superuser,
    bool_or(r.rolbypassrls) as passes_policies,
    bool_or(exists (select from pg_class c where c.relowner = r.oid and c.relkind in ('r', 'p'))) as owns_tables,
    bool_or(r.rolname = '${APP_ROLE}') as is_app
  from pg_roles r where pg_has_role(session_user, r.oid, 'MEMBER')`

/** Asked of a migrated database. @throws StartUpError that says which power is one too many, or what lacks. */
export async function assertOnlyRequests(url: string): Promise<void> {
  const { name, ...powers } = await readPowers(url)
  const reason = reasonAgainst(powers)
  if (reason === null) return
  throw new StartUpError(`DATABASE_URL: with DATABASE_OWNER_URL its role ${name} ${reason}.`)
}

function reasonAgainst(powers: Omit<Powers, 'name'>): string | null {
  if (powers.is_superuser) return 'must not be, or become, a superuser'
  if (powers.passes_policies) return 'must not bypass row security (BYPASSRLS)'
  if (powers.owns_tables) return 'must not own tables, nor be a member of a role that does'
  return powers.is_app ? null : `has to be ${APP_ROLE}, or a member of it`
}

async function readPowers(url: string): Promise<Powers> {
  const client = new Client(url)
  // One that breaks tells the user who waits for it.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query(POWERS)
    return powersSchema.parse(rows[0])
  } catch (error) {
    const reason = error instanceof Error && error.message !== '' ? error.message : 'no answer'
    throw new StartUpError(`DATABASE_URL: the database cannot be reached (${reason}).`, {
      cause: error,
    })
  } finally {
    await client.end().catch(() => {})
  }
}
