// Ways to take one mechanism away from the product, from outside of it: whether the check would notice. None of this is
// known to the product.
import type { Dexie } from 'dexie'

import { answerDigest } from '#contract/answer-digest.ts'
import type { RecordingState } from '#contract/media.ts'
import type { MetaRow, OfflineDatabase } from '#web/offline/database.ts'
import type { Host } from '#web/offline/host.ts'
import type { MediaHost } from '#web/offline/media-host.ts'
import type { Transport } from '#web/offline/transport.ts'
import { uuidv7 } from '#web/offline/uuid.ts'

import type { DeviceChanges } from './browser.ts'
import type { Trouble } from './journal.ts'
import type { ServerChanges } from './server.ts'

export type Sabotage = {
  /** What is taken away. */
  readonly name: string
  readonly kind: Trouble['kind']
  readonly devices?: DeviceChanges
  readonly server?: ServerChanges
}

export const sabotages: readonly Sabotage[] = [
  {
    name: 'the lock on an attempt (I4)',
    kind: 'duplicate',
    devices: { host: (host) => ({ ...host, locks: { tryExclusive: (_, work) => work() } }) },
  },
  {
    name: 'the server’s unique receipts (I3)',
    kind: 'duplicate',
    server: {
      schema:
        'alter table command_receipt drop constraint command_receipt_user_id_idempotency_key_pk',
    },
  },
  {
    name: 'the key that a repeat goes under (I3)',
    kind: 'duplicate',
    devices: { host: withTransport(underNewKeys) },
  },
  {
    name: 'the wait for the disk (I1)',
    kind: 'lost',
    devices: { host: (host) => ({ ...host, db: hasty(host.db) }) },
  },
  {
    name: 'the owner in what is listed (I11)',
    kind: 'foreign',
    devices: { host: (host) => ({ ...host, db: forEverybody(host.db) }) },
  },
  {
    name: 'the name of the user on a request (I11)',
    kind: 'foreign',
    devices: { headers: withoutUser },
  },
  {
    name: 'the digest of a submission',
    kind: 'lost',
    devices: { host: withTransport(agreeable) },
  },
  {
    name: 'the generation of a wipe (I11)',
    kind: 'foreign',
    devices: { host: (host) => ({ ...host, db: withoutGenerations(host.db) }) },
  },
  {
    name: 'the receipt behind “Saved” (I2)',
    kind: 'lost',
    devices: { host: withTransport(trusting) },
  },
  {
    name: 'the newest revision (I7)',
    kind: 'lost',
    server: {
      schema: withoutWords({
        words: 'WHERE (excluded.answered_at, excluded.device_id, excluded.rev)',
        instead: 'WHERE true OR (excluded.answered_at, excluded.device_id, excluded.rev)',
      }),
    },
  },
  {
    name: 'the fence (I6)',
    kind: 'lost',
    server: {
      schema: withoutWords({
        words: 'IF target.submitted_at IS NULL THEN',
        instead: 'IF true THEN',
      }),
    },
  },
  {
    name: 'the limit on instants in the future (I8)',
    kind: 'lost',
    server: {
      schema: withoutWords({
        words: 'batch := cap_instants(wanted_attempt, device, batch);',
        instead: 'NULL;',
      }),
    },
  },
  {
    name: 'the instant that a revision keeps (I8)',
    kind: 'duplicate',
    server: {
      schema: withoutWords({
        of: 'cap_instants',
        words: 'LEFT JOIN answer h ON h.attempt_id',
        instead: 'LEFT JOIN answer h ON false AND h.attempt_id',
      }),
    },
  },
  {
    name: 'the first start of a part, which stands (I8)',
    kind: 'duplicate',
    server: {
      schema: `create function faults.forget_start() returns trigger language plpgsql security definer as $$
        begin
          delete from attempt_timer where attempt_id = new.attempt_id and timer = new.timer;
          return new;
        end $$;
        create trigger faults_forget before insert on attempt_timer
          for each row execute function faults.forget_start()`,
    },
  },
  {
    name: 'the server’s word on a start (I8)',
    kind: 'lost',
    devices: { host: withTransport(obstinate) },
  },
  {
    name: 'the place that an entry keeps in its chain (I9)',
    kind: 'duplicate',
    devices: { host: (host) => ({ ...host, db: withoutPlaces(host.db) }) },
  },
  {
    name: 'the place that a wiped chain had come to (I9)',
    kind: 'duplicate',
    devices: { host: (host) => ({ ...host, db: withoutWipedPlaces(host.db) }) },
  },
  {
    name: 'the receipt of the journal (I9)',
    kind: 'lost',
    devices: { host: withTransport(trustingWithJournals) },
  },
  {
    name: 'the lock on a recording (I4, I10)',
    kind: 'duplicate',
    devices: { media: (host) => ({ ...host, locks: { tryExclusive: (_, work) => work() } }) },
  },
  {
    name: 'the verification before chunks leave a device (I10)',
    kind: 'lost',
    devices: { media: withoutVerification },
  },
  {
    name: 'the wait for the disk while recording (I1, I10)',
    kind: 'lost',
    devices: { media: (host) => ({ ...host, db: hasty(host.db) }) },
  },
]

function withoutUser(headers: Record<string, string>): Record<string, string> {
  const rest = { ...headers }
  delete rest['fairlead-user']
  return rest
}

/** A function of the database, by default the one that saves answers, saying something else. */
function withoutWords(given: { of?: string; words: string; instead: string }): string {
  const { of: name = 'save_answers', words, instead } = given
  return `do $$
declare
  source text := pg_get_functiondef('${name}'::regproc);
begin
  if position('${words}' in source) = 0 then raise '${name} does not say this'; end if;
  execute replace(source, '${words}', '${instead}');
end $$`
}

function withTransport(change: (transport: Transport) => Transport): (host: Host) => Host {
  return (host) => ({ ...host, transportFor: (ownerId) => change(host.transportFor(ownerId)) })
}

function underNewKeys(transport: Transport): Transport {
  return {
    ...transport,
    start: (_, body) => transport.start(uuidv7(), body),
    saveAnswers: (_, body) => transport.saveAnswers(uuidv7(), body),
    submit: (_, body) => transport.submit(uuidv7(), body),
  }
}

// Whatever the server holds is what this device says that it holds.
function agreeable(transport: Transport): Transport {
  return {
    ...transport,
    async submit(key, body) {
      const held = await transport.fetchAnswers(body.attempt_id)
      if (held.kind !== 'ok') return held
      const answers = held.data.answers.map(({ question_id, value }) => ({ question_id, value }))
      const digest = await answerDigest(answers)
      return transport.submit(key, { ...body, answers, digest, count: answers.length })
    },
  }
}

// A request that was sent has arrived.
function trusting(transport: Transport): Transport {
  return {
    ...transport,
    async saveAnswers(key, body) {
      const outcome = await transport.saveAnswers(key, body)
      if (outcome.kind !== 'unreachable') return outcome
      const { attempt_id, answers } = body
      return {
        kind: 'ok',
        data: {
          attempt_id,
          acknowledged: answers,
          superseded: [],
          is_fenced: false,
          answered_count: answers.length,
          server_time: answers[0]?.answered_at ?? '',
        },
      }
    },
  }
}

// What is closed is as good as verified.
function withoutVerification(host: MediaHost): MediaHost {
  return {
    ...host,
    transportFor(ownerId) {
      const transport = host.transportFor(ownerId)
      const closed = new Map<string, RecordingState>()
      return {
        ...transport,
        // The server verifies when it is looked at: it is not.
        async close(key, given) {
          const outcome = await transport.close(key, given)
          if (outcome.kind === 'ok') closed.set(given.recordingId, outcome.data)
          return outcome
        },
        async fetchState(recordingId) {
          const state = closed.get(recordingId)
          if (state === undefined) return transport.fetchState(recordingId)
          return { kind: 'ok', data: { ...state, status: 'ready' } }
        },
      }
    },
  }
}

// What this device asked for is what the server said.
function obstinate(transport: Transport): Transport {
  return {
    ...transport,
    async startTimer(key, body) {
      const outcome = await transport.startTimer(key, body)
      if (outcome.kind !== 'ok') return outcome
      return { kind: 'ok', data: { ...outcome.data, started_at: body.started_at } }
    },
  }
}

function trustingWithJournals(transport: Transport): Transport {
  return {
    ...transport,
    async saveJournal(key, body) {
      const outcome = await transport.saveJournal(key, body)
      if (outcome.kind !== 'unreachable') return outcome
      const stored = body.entries.map((entry) => entry.seq)
      const server_time = new Date(0).toISOString()
      return { kind: 'ok', data: { attempt_id: body.attempt_id, stored, server_time } }
    },
  }
}

// A transaction is done when its work is, and not only when it is on disk.
function hasty<Db extends Dexie>(db: Db): Db {
  const transact = db.transaction.bind(db) as (...given: unknown[]) => Promise<unknown>
  const early = (...[mode, tables, work]: [unknown, unknown, () => Promise<unknown>]) =>
    new Promise((resolve, reject) => {
      const done = transact(mode, tables, async () => {
        const result = await work()
        resolve(result)
        return result
      })
      done.catch(reject)
    })
  return Object.assign(db, { transaction: early })
}

// Asked for what waits of one owner, it tells of everybody's.
function forEverybody(db: OfflineDatabase): OfflineDatabase {
  const where = db.answers.where.bind(db.answers)
  Object.assign(db.answers, {
    where: (index: unknown) =>
      index === '[ownerId+isWaiting]'
        ? { equals: () => db.answers.filter((row) => row.isWaiting === 1) }
        : where(index as string),
  })
  return db
}

function withoutPlaces(db: OfflineDatabase): OfflineDatabase {
  db.journal.hook('updating', (changes) => ('place' in changes ? { place: null } : undefined))
  return db
}

function withoutWipedPlaces(db: OfflineDatabase): OfflineDatabase {
  const isPlace = (row: MetaRow | undefined) => row?.key.startsWith('wiped-place:') ?? false
  db.meta.hook('reading', (row) => (isPlace(row) ? { ...row, value: null } : row))
  return db
}

function withoutGenerations(db: OfflineDatabase): OfflineDatabase {
  const isGeneration = (row: MetaRow | undefined) => row?.key.startsWith('generation:') ?? false
  db.meta.hook('reading', (row) => (isGeneration(row) ? { ...row, value: 0 } : row))
  return db
}
