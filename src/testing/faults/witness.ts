// What the database itself saw, noted by triggers beside the product's tables, and read back with SQL: the check does
// not ask the API.
import { z } from 'zod'

import type { Statements } from './named-statements.ts'

const SCHEMA = `
create schema faults;
create schema clock;
create function clock.now() returns timestamptz language sql stable
  as $$ select coalesce(nullif(current_setting('faults.now', true), '')::timestamptz, clock_timestamp()) $$;
do $$
declare
  one record;
begin
  for one in select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_default like '%now()'
  loop
    execute format('alter table %I alter column %I set default clock.now()', one.table_name, one.column_name);
  end loop;
end $$;
create table faults.applied (
  seq bigint generated always as identity primary key, at timestamptz not null, user_id bigint not null,
  attempt_id uuid not null, question_id text not null, device_id uuid not null, rev int not null,
  value jsonb not null, answered_at timestamptz not null
);
create index on faults.applied (user_id);
create function faults.note_applied() returns trigger language plpgsql security definer as $$
begin
  insert into faults.applied (at, user_id, attempt_id, question_id, device_id, rev, value, answered_at)
  values (clock.now(), new.user_id, new.attempt_id, new.question_id, new.device_id, new.rev, new.value, new.answered_at);
  return null;
end $$;
create trigger faults_applied after insert or update of rev on answer
  for each row execute function faults.note_applied();
create table faults.moved_start (user_id bigint not null, timer text not null);
create function faults.note_moved() returns trigger language plpgsql security definer as $$
begin
  insert into faults.moved_start values (old.user_id, old.timer);
  return null;
end $$;
create trigger faults_moved after update or delete on attempt_timer
  for each row execute function faults.note_moved();
create table faults.job (
  at timestamptz not null, name text not null, attempt_id uuid not null, payload jsonb not null,
  is_done boolean not null default false
);
create index on faults.job (attempt_id);
create index on faults.job (name) where not is_done;
create index on attempt_timer (user_id);
create index on attempt_journal (user_id);
grant usage on schema faults, clock to fairlead_app;
grant insert on faults.job to fairlead_app;
set search_path = clock, pg_catalog, public`

/** Nothing here must outlive the process, and statements are planned once. */
const QUICK = `
do $$
declare
  one record;
begin
  loop
    -- A table may only go first when no logged one refers to it.
    select c.oid::regclass as name into one from pg_class c
      where c.relkind = 'r' and c.relpersistence = 'p' and c.relnamespace in ('public'::regnamespace, 'faults'::regnamespace)
        and not exists (select from pg_constraint f join pg_class r on r.oid = f.conrelid
          where f.confrelid = c.oid and f.contype = 'f' and r.relpersistence = 'p' and r.oid <> c.oid)
      limit 1;
    exit when one.name is null;
    execute format('alter table %s set unlogged', one.name);
  end loop;
end $$;
set synchronous_commit = off;
set plan_cache_mode = force_generic_plan`

/** Brings the world's clock and the witness into a migrated database. */
export function installWitness(statements: Statements): void {
  statements.exec(SCHEMA)
  statements.exec(QUICK)
}

const instant = z.number()
const revisionShape = {
  attempt_id: z.string(),
  question_id: z.string(),
  user_id: z.number(),
  device_id: z.string(),
  rev: z.number(),
  value: z.unknown(),
  answered_at: instant,
}
const seenSchema = z.object({
  attempts: z.array(
    z.object({
      attempt_id: z.string(),
      user_id: z.number(),
      ref_id: z.number(),
      job_step_activity_id: z.number(),
      answered_count: z.number(),
      submitted_at: instant.nullable(),
      digest: z.string().nullable(),
    }),
  ),
  answers: z.array(z.object(revisionShape)),
  evidence: z.array(z.object({ ...revisionShape, at: instant })),
  applied: z.array(z.object({ ...revisionShape, at: instant })),
  starts: z.array(
    z.object({
      attempt_id: z.string(),
      timer: z.string(),
      started_at: instant,
      received_at: instant,
    }),
  ),
  moved_starts: z.array(z.string()),
  entries: z.array(
    z.object({
      attempt_id: z.string(),
      device_id: z.string(),
      seq: z.number(),
      hash: z.string(),
      prev: z.string(),
      kind: z.string(),
      wall_ms: z.number(),
      mono_ms: z.number(),
      page: z.string(),
      detail: z.string(),
    }),
  ),
  recordings: z.array(
    z.object({
      recording_id: z.string(),
      account_id: z.number(),
      user_id: z.number(),
      status: z.string(),
      round: z.number(),
      received_bytes: z.number(),
      total_bytes: z.number().nullable(),
      verified_at: instant.nullable(),
      chunks: z.array(z.object({ index: z.number(), size: z.number(), sha1: z.string() })),
    }),
  ),
  receipts: z.array(
    z.object({ user_id: z.number(), key: z.string(), command: z.string(), hash: z.string() }),
  ),
  jobs: z.array(z.object({ name: z.string(), attempt_id: z.string() })),
  consents: z.array(z.object({ user_id: z.number(), text_id: z.number() })),
  eeoc: z.array(z.object({ user_id: z.number(), ref_id: z.number(), race: z.string().nullable() })),
  experiences: z.array(
    z.object({ user_id: z.number(), entry: z.string(), title: z.string().nullable() }),
  ),
  profiles: z.array(z.object({ user_id: z.number(), city: z.string().nullable() })),
  handed_in: z.array(z.object({ user_smartreq_id: z.number(), times: z.number() })),
})

/** The rows of some people; instants in ms since the epoch. */
export type Seen = z.infer<typeof seenSchema>

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`
const revision = (table: string, more = '') => `select coalesce(json_agg(json_build_object(
    'attempt_id', attempt_id, 'question_id', question_id, 'user_id', user_id, 'device_id', device_id, 'rev', rev,
    'value', value, 'answered_at', ${ms('answered_at')}${more})), '[]'::json)
  from ${table} where user_id in (select id from people)`

const SEEN = `
with people as (select unnest($1::bigint[]) as id)
select json_build_object(
  'attempts', (select coalesce(json_agg(json_build_object(
      'attempt_id', a.attempt_id, 'user_id', a.user_id, 'ref_id', p.ref_id,
      'job_step_activity_id', u.job_step_activity_id, 'answered_count', a.answered_count,
      'submitted_at', ${ms('a.submitted_at')}, 'digest', a.digest)), '[]'::json)
    from attempt a
    join user_step_activity u using (account_id, user_step_activity_id)
    join application p on p.account_id = a.account_id and p.user_smartreq_id = a.user_smartreq_id
    where a.user_id in (select id from people)),
  'answers', (${revision('answer')}),
  'evidence', (${revision('answer_evidence', `, 'at', ${ms('received_at')}`)}),
  'applied', (${revision('(select * from faults.applied order by seq) as applied', `, 'at', ${ms('at')}`)}),
  'starts', (select coalesce(json_agg(json_build_object('attempt_id', attempt_id, 'timer', timer,
      'started_at', ${ms('started_at')}, 'received_at', ${ms('received_at')})), '[]'::json)
    from attempt_timer where user_id in (select id from people)),
  'moved_starts', (select coalesce(json_agg(timer), '[]'::json)
    from faults.moved_start where user_id in (select id from people)),
  'entries', (select coalesce(json_agg(json_build_object('attempt_id', attempt_id, 'device_id', device_id, 'seq', seq,
      'hash', hash, 'prev', prev, 'kind', kind, 'wall_ms', wall_ms, 'mono_ms', mono_ms, 'page', page,
      'detail', detail) order by seq), '[]'::json)
    from attempt_journal where user_id in (select id from people)),
  'recordings', (select coalesce(json_agg(json_build_object('recording_id', r.recording_id, 'account_id', r.account_id,
      'user_id', r.user_id, 'status', r.status, 'round', r.round, 'received_bytes', r.received_bytes,
      'total_bytes', r.total_bytes, 'verified_at', ${ms('r.verified_at')},
      'chunks', (select coalesce(json_agg(json_build_object('index', c.index, 'size', c.size, 'sha1', c.sha1)
          order by c.index), '[]'::json)
        from recording_chunk c where c.recording_id = r.recording_id and c.round = r.round))), '[]'::json)
    from recording r where r.user_id in (select id from people)),
  'receipts', (select coalesce(json_agg(json_build_object(
      'user_id', user_id, 'key', idempotency_key, 'command', command, 'hash', request_hash)), '[]'::json)
    from command_receipt where user_id in (select id from people)),
  'jobs', (select coalesce(json_agg(json_build_object('name', j.name, 'attempt_id', j.attempt_id)), '[]'::json)
    from faults.job j join attempt a using (attempt_id) where j.name = 'score-attempt' and a.user_id in (select id from people)),
  'consents', (select coalesce(json_agg(json_build_object('user_id', user_id, 'text_id', text_id)), '[]'::json)
    from consent where user_id in (select id from people)),
  'eeoc', (select coalesce(json_agg(json_build_object('user_id', e.user_id, 'ref_id', a.ref_id, 'race', e.race)), '[]'::json)
    from eeoc_answer e join application a using (account_id, user_smartreq_id) where e.user_id in (select id from people)),
  'experiences', (select coalesce(json_agg(json_build_object('user_id', user_id, 'entry', user_job_id, 'title', title)), '[]'::json)
    from job_experience where user_id in (select id from people)),
  'profiles', (select coalesce(json_agg(json_build_object('user_id', user_id, 'city', city)), '[]'::json)
    from user_profile where user_id in (select id from people)),
  'handed_in', (select coalesce(json_agg(json_build_object('user_smartreq_id', id, 'times', times)), '[]'::json)
    from (select p.user_smartreq_id as id, count(*) as times from application p
      join audit_event e on e.account_id = p.account_id and e.entity = 'application'
        and e.entity_id = p.user_smartreq_id and e.action = 'submit'
      where p.user_id in (select id from people) group by 1) as submissions)
) as seen`

/** Reads what the database holds and saw of some people. */
export function readSeen(statements: Statements, userIds: readonly number[]): Seen {
  const [row] = statements.query(SEEN, [`{${userIds.join(',')}}`]).rows
  return z.object({ seen: seenSchema }).parse(row).seen
}
