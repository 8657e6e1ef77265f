// Which rows were written: tells whether a refused request left anything behind, without looking at every table.
import { sql } from 'drizzle-orm'
import { z } from 'zod'

import type { Database } from '#server/db/database.ts'

/** What a refused request leaves: that it was refused (trail/refusals.test.ts), and that a password was tried. */
const OF_REFUSALS = ['attempt_refusal', 'try_limit']

const writesSchema = z.object({
  rows: z.array(z.object({ id: z.coerce.number(), what: z.string() })),
})

// A row of the log is rolled back with the write that it tells of.
const SET_UP = [
  'create schema testing',
  'grant usage on schema testing to public',
  `create table testing.write_log (id bigint generated always as identity primary key, what text not null)`,
  `create function testing.note_write() returns trigger language plpgsql security definer as $$
   begin
     insert into testing.write_log (what) values (lower(tg_op) || ' ' || tg_table_name);
     return null;
   end $$`,
  `do $$
   declare name text;
   begin
     for name in select tablename from pg_tables where schemaname = 'public'
       and tablename <> all (array[${OF_REFUSALS.map((table) => `'${table}'`).join(', ')}])
     loop
       execute format('create trigger write_log after insert or update or delete on %I for each row execute function testing.note_write()', name);
     end loop;
   end $$`,
]

export type WriteLog = {
  /** What was committed since the last call, such as `insert answer`; what is noted of refusals is left out. */
  readonly take: () => Promise<string[]>
}

/** Notes from now on every row that is inserted, updated or deleted. Once for each database. */
export async function openWriteLog({ owner }: Database): Promise<WriteLog> {
  for (const statement of SET_UP) await owner.execute(sql.raw(statement))
  let last = 0
  return {
    async take() {
      const query = sql`select id, what from testing.write_log where id > ${last} order by id`
      const { rows } = writesSchema.parse(await owner.execute(query))
      last = rows.at(-1)?.id ?? last
      return rows.map(({ what }) => what)
    },
  }
}
