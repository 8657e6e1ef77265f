// Ways to take one mechanism away from the product, from outside of it: whether the check would notice. None of this is
// known to the product.
import { REPLY_MARK } from '#contract/core/reply-mark.ts'
import type { DeviceTime } from '#web/offline/device-time.ts'
import { PATIENCE_MS } from '#web/offline/transport.ts'

import type { DeviceChanges } from './browser.ts'
import type { Trouble } from './journal.ts'
import {
  forEveryone,
  hasty,
  hastyWithChunks,
  withoutEpochs,
  withoutOutboxOwner,
  withoutPlaces,
  withoutWipedPlaces,
} from './mutant-database.ts'
import {
  agreeable,
  obstinate,
  trusting,
  trustingWithConsents,
  trustingWithEeoc,
  trustingWithJournals,
  trustingWithProfiles,
  underNewKeys,
  withoutVerification,
  withTransport,
} from './mutant-transport.ts'
import type { ServerChanges } from './server.ts'

export type Mutant = {
  /** What is taken away. */
  readonly name: string
  readonly kind: Trouble['kind']
  /** The schedule of seed 1 that noticed it first, and is tried first; should it not any more, all of them are. */
  readonly noticedBy: number
  readonly devices?: DeviceChanges
  readonly server?: ServerChanges
}

export const mutants: readonly Mutant[] = [
  {
    name: 'the lock on an attempt (I4)',
    kind: 'duplicate',
    noticedBy: 4,
    devices: { host: (host) => ({ ...host, locks: { tryExclusive: (_, work) => work() } }) },
  },
  {
    name: 'the server’s unique receipts (I3)',
    kind: 'duplicate',
    noticedBy: 5,
    server: {
      schema:
        'alter table command_receipt drop constraint command_receipt_user_id_idempotency_key_pk',
    },
  },
  {
    name: 'the key that a repeat goes under (I3)',
    kind: 'duplicate',
    noticedBy: 2,
    devices: { host: withTransport(underNewKeys) },
  },
  {
    name: 'the wait for the disk (I1)',
    kind: 'lost',
    noticedBy: 2,
    devices: { host: (host) => ({ ...host, db: hasty(host.db) }) },
  },
  {
    name: 'the owner in what is listed (I11)',
    kind: 'foreign',
    noticedBy: 150,
    devices: { host: (host) => ({ ...host, db: forEveryone(host.db) }) },
  },
  {
    name: 'the name of the user on a request (I11)',
    kind: 'foreign',
    noticedBy: 196,
    devices: { headers: withoutUser },
  },
  {
    name: 'the digest of a submission',
    kind: 'lost',
    noticedBy: 628,
    devices: { host: withTransport(agreeable) },
  },
  {
    name: 'the epoch of a wipe (I11)',
    kind: 'foreign',
    noticedBy: 347,
    devices: { host: (host) => ({ ...host, db: withoutEpochs(host.db) }) },
  },
  {
    name: 'the receipt behind “Saved” (I2)',
    kind: 'lost',
    noticedBy: 5,
    devices: { host: withTransport(trusting) },
  },
  {
    name: 'the newest revision (I7)',
    kind: 'lost',
    noticedBy: 59,
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
    noticedBy: 55,
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
    noticedBy: 19,
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
    noticedBy: 1205,
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
    noticedBy: 744,
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
    noticedBy: 60,
    devices: { host: withTransport(obstinate) },
  },
  {
    name: 'the place that an entry keeps in its chain (I9)',
    kind: 'duplicate',
    noticedBy: 18,
    devices: { host: (host) => ({ ...host, db: withoutPlaces(host.db) }) },
  },
  {
    name: 'the place that a wiped chain had come to (I9)',
    kind: 'duplicate',
    noticedBy: 40,
    devices: { host: (host) => ({ ...host, db: withoutWipedPlaces(host.db) }) },
  },
  {
    name: 'the receipt of the journal (I9)',
    kind: 'lost',
    noticedBy: 122,
    devices: { host: withTransport(trustingWithJournals) },
  },
  {
    name: 'the lock on a recording (I4, I10)',
    kind: 'duplicate',
    noticedBy: 5,
    devices: { media: (host) => ({ ...host, locks: { tryExclusive: (_, work) => work() } }) },
  },
  {
    name: 'the verification before chunks leave a device (I10)',
    kind: 'lost',
    noticedBy: 52,
    devices: { media: withoutVerification },
  },
  {
    name: 'the wait for the disk while recording, and the look at what it holds (I1, I10)',
    kind: 'lost',
    noticedBy: 5,
    devices: { media: (host) => ({ ...host, db: hastyWithChunks(host.db) }) },
  },
  {
    name: 'the receipt of what was agreed to (I2)',
    kind: 'lost',
    noticedBy: 4,
    devices: { host: withTransport(trustingWithConsents) },
  },
  {
    name: 'the receipt of a profile (I2)',
    kind: 'lost',
    noticedBy: 67,
    devices: { host: withTransport(trustingWithProfiles) },
  },
  {
    name: 'the receipt of an equal-opportunity answer (I2)',
    kind: 'lost',
    noticedBy: 129,
    devices: { host: withTransport(trustingWithEeoc) },
  },
  {
    name: 'the owner in what is to be sent of no attempt (I11)',
    kind: 'foreign',
    noticedBy: 150,
    devices: { host: (host) => ({ ...host, db: withoutOutboxOwner(host.db) }) },
  },
  {
    name: 'the mark of the server on its replies (I15)',
    kind: 'stuck',
    noticedBy: 35,
    devices: { reply: markedAnyway },
  },
  {
    name: 'the time limit of a request (I16)',
    kind: 'stuck',
    noticedBy: 5,
    devices: { time: withoutRequestLimits },
  },
]

function withoutRequestLimits(time: DeviceTime): DeviceTime {
  const never = () => () => undefined
  return { ...time, after: (ms, run) => (ms >= PATIENCE_MS ? never() : time.after(ms, run)) }
}

function markedAnyway(response: Response, serverMs: number): Response {
  const { status, headers, body } = response
  const marked = new Headers(headers)
  marked.set(REPLY_MARK, String(serverMs))
  return new Response(body, { status, headers: marked })
}

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
