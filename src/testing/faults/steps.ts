// Everything that may happen in a schedule. A new kind of step is one more entry here: how often it comes, what it is
// given, and what it does. What it does must not wait for a page: a page may die over it.
import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'

import { lookForOthers } from './check-isolation.ts'
import { TABS } from './device.ts'
import type { Fault } from './link.ts'
import { NOT_OURS } from './not-ours.ts'
import { RECORDED, TIMED } from './person-pool.ts'
import type { Scene } from './scene.ts'

type Fields = Readonly<Record<string, fc.Arbitrary<unknown>>>
type Values<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends fc.Arbitrary<infer V> ? V : never
}
type StepKind = {
  readonly weight: number
  readonly fields: Fields
  perform(scene: Scene, given: unknown): unknown
}

/** How long the world goes on before the next step: some of the devices' tasks only, or time. */
export type Pause = { readonly tasks: number } | { readonly ms: number }
export type Step = Readonly<Record<string, unknown>> & {
  readonly do: string
  readonly pause: Pause
}

function kind<F extends Fields>(
  weight: number,
  given: { fields: F; perform: (scene: Scene, values: Values<F>) => unknown },
): StepKind {
  const { fields, perform } = given
  return { weight, fields, perform: (scene, values) => perform(scene, values as Values<F>) }
}

const device = fc.nat(1)
const tab = fc.nat(TABS - 1)
const page = { device, tab }
const activity = fc.constantFrom(0, 0, 1, 1, TIMED)
const onActivity = { ...page, activity }
const lateBy = fc.constantFrom(3000, 700, 20_000, 90_000)

const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pass' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constantFrom('lose-reply', 'drop', 'bad-gateway') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('status' as const),
      status: fc.constantFrom(500, 502, 429),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('refuse' as const),
      status: fc.constantFrom(403, 404, 413),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('not-ours' as const),
      reply: fc.constantFrom(...NOT_OURS),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('hang' as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('late-reply', 'late-request', 'twice'),
      ms: lateBy,
    }),
  },
)

const kinds: Readonly<Record<string, StepKind>> = {
  answer: kind(20, {
    fields: { ...onActivity, question: fc.nat(3), value: fc.integer({ min: 1, max: 5 }) },
    perform: (scene, given) => scene.device(given.device).page(given.tab).answer(given),
  }),
  begin: kind(1, {
    fields: onActivity,
    perform: (scene, given) => scene.device(given.device).page(given.tab).begin(given.activity),
  }),
  restore: kind(1, {
    fields: onActivity,
    perform: (scene, given) => scene.device(given.device).page(given.tab).restore(given.activity),
  }),
  move: kind(1, {
    fields: { ...onActivity, position: fc.nat(3) },
    perform: (scene, given) =>
      scene.device(given.device).page(given.tab).moveTo(given.activity, given.position),
  }),
  'hand-in': kind(4, {
    fields: { ...page, activity: fc.constantFrom(0, 0, 1, 1, TIMED, RECORDED) },
    perform: (scene, given) => scene.device(given.device).page(given.tab).handIn(given.activity),
  }),
  record: kind(3, {
    fields: {
      ...page,
      question: fc.nat(1),
      pieces: fc.integer({ min: 1, max: 3 }),
      // Recordings are what fills a disk.
      fullAt: fc.constantFrom(null, null, null, 0, 1),
    },
    perform: (scene, given) => scene.device(given.device).page(given.tab).record(given),
  }),
  'finish-take': kind(3, {
    fields: page,
    perform: (scene, given) => scene.device(given.device).page(given.tab).finishTake(),
  }),
  'start-part': kind(2, {
    fields: { ...page, part: fc.nat(1) },
    perform: (scene, given) => scene.device(given.device).page(given.tab).startPart(given.part),
  }),
  'end-part': kind(1, {
    fields: { ...page, part: fc.nat(1) },
    perform: (scene, given) => scene.device(given.device).page(given.tab).endPart(given.part),
  }),
  'page-is-hidden': kind(1, {
    fields: { ...page, isHidden: fc.boolean() },
    perform: (scene, given) =>
      scene.device(given.device).page(given.tab).noteHidden(given.isHidden),
  }),
  retry: kind(1, {
    fields: onActivity,
    perform: (scene, given) => scene.device(given.device).page(given.tab).retry(given.activity),
  }),
  agree: kind(2, {
    fields: { ...page, text: fc.nat(2) },
    perform: (scene, given) => scene.device(given.device).page(given.tab).agree(given.text),
  }),
  'save-profile': kind(2, {
    fields: { ...page, town: fc.nat(3) },
    perform: (scene, given) => scene.device(given.device).page(given.tab).live(given.town),
  }),
  'save-experience': kind(2, {
    fields: { ...page, title: fc.nat(5) },
    perform: (scene, given) => scene.device(given.device).page(given.tab).work(given.title),
  }),
  'answer-eeoc': kind(1, {
    fields: { ...page, choice: fc.nat(7) },
    perform: (scene, given) => scene.device(given.device).page(given.tab).answerEeoc(given.choice),
  }),
  'retry-own': kind(0.5, {
    fields: page,
    perform: (scene, given) => scene.device(given.device).page(given.tab).retryOwn(),
  }),
  wait: kind(2, { fields: {}, perform: () => undefined }),
  wake: kind(1, {
    fields: page,
    perform: (scene, given) => scene.device(given.device).page(given.tab).wake(),
  }),
  look: kind(1, {
    fields: page,
    perform: (scene, given) => lookForOthers(scene, scene.device(given.device).page(given.tab)),
  }),

  faults: kind(6, {
    fields: { device, faults: fc.array(fault, { minLength: 1, maxLength: 4 }) },
    perform: (scene, given) => scene.device(given.device).link.faults.push(...given.faults),
  }),
  offline: kind(2, {
    fields: { device },
    perform: (scene, given) => scene.device(given.device).goOffline(),
  }),
  online: kind(3, {
    fields: { device },
    perform: (scene, given) => scene.device(given.device).goOnline(),
  }),
  'server-dies': kind(1, {
    fields: { commits: fc.integer({ min: 1, max: 3 }), isCommitted: fc.boolean() },
    perform: (scene, given) => scene.world.server.killAt(given),
  }),
  'server-restarts': kind(0.5, {
    fields: {},
    perform: ({ world }) => world.tasks.outside(() => world.server.restart()),
  }),

  'page-crashes': kind(3, {
    fields: { ...page, steps: fc.integer({ min: 1, max: 60 }) },
    perform: (scene, given) => scene.device(given.device).page(given.tab).life.endAt(given.steps),
  }),
  'browser-is-killed': kind(2, {
    fields: { device, steps: fc.integer({ min: 1, max: 80 }) },
    perform: (scene, given) => scene.device(given.device).browser.endAt(given.steps),
  }),
  // An update of the app is one, too: all code and state of the page are new, the disk is as it was.
  reload: kind(1, {
    fields: page,
    perform: (scene, given) => {
      scene.device(given.device).closePage(given.tab)
      scene.device(given.device).page(given.tab)
    },
  }),
  'close-page': kind(1, {
    fields: page,
    perform: (scene, given) => scene.device(given.device).closePage(given.tab),
  }),
  worker: kind(2, {
    fields: { device },
    perform: (scene, given) => scene.device(given.device).worker.sync(),
  }),
  'worker-is-stopped': kind(1, {
    fields: { device, steps: fc.integer({ min: 0, max: 40 }) },
    perform: (scene, given) => scene.device(given.device).worker.endAt(given.steps),
  }),

  'disk-full': kind(1, {
    fields: {
      ...page,
      writes: fc.integer({ min: 1, max: 3 }),
      when: fc.constantFrom('written' as const, 'committed' as const),
    },
    perform: (scene, given) =>
      scene.device(given.device).page(given.tab).door.failWrites(given.writes, given.when),
  }),
  'handle-closed': kind(1, {
    fields: page,
    perform: (scene, given) => scene.device(given.device).page(given.tab).door.closeHandles(),
  }),
  'clock-jumps': kind(1, {
    fields: { device, hours: fc.constantFrom(24, -24) },
    perform: (scene, given) => scene.device(given.device).jump(given.hours * 3_600_000),
  }),
  sleep: kind(1, {
    fields: { device, ms: fc.constantFrom(30_000, 1_200_000) },
    perform: (scene, given) => scene.device(given.device).sleep(given.ms),
  }),

  'sign-in': kind(2, {
    fields: { ...page, person: fc.nat(1) },
    perform: (scene, given) =>
      scene.device(given.device).signIn(scene.person(given.person), given.tab),
  }),
  'sign-out': kind(2, {
    fields: { ...page, isSending: fc.boolean() },
    perform: (scene, given) => scene.device(given.device).page(given.tab).signOut(given.isSending),
  }),
  // 401 in the middle: the access token ran out, and the refresh goes through.
  'token-runs-out': kind(1, {
    fields: { device },
    perform: (scene, given) => scene.device(given.device).link.cookies.delete('fairlead_access'),
  }),
  // 401 in the middle: the session was ended from elsewhere.
  'session-ends': kind(1, {
    fields: { device },
    perform: async (scene, given) => {
      const { link } = scene.device(given.device)
      link.cookies.delete('fairlead_access')
      const { database } = scene.world.server
      await scene.world.tasks.outside(() =>
        database.owner.execute(
          sql`update login_session set revoked_at = clock.now() where user_id = ${link.sessionOf}::bigint`,
        ),
      )
    },
  }),
}

const pause: fc.Arbitrary<Pause> = fc.oneof(
  fc.record({ ms: fc.constantFrom(1000, 0, 50, 500, 5000, 30_000) }),
  fc.record({ tasks: fc.nat(40) }),
)

/** Any step with any pause after it. */
export const stepArbitrary: fc.Arbitrary<Step> = fc.oneof(
  ...Object.entries(kinds).map(([name, { weight, fields }]) => ({
    weight: weight * 2,
    arbitrary: fc.record({ do: fc.constant(name), ...fields, pause }),
  })),
)

/** Does what a step says, and lets the world go on as long as it says. */
export async function perform(scene: Scene, step: Step): Promise<void> {
  const found = kinds[step.do]
  if (found === undefined) throw new Error(`There is no step ${step.do}.`)
  await found.perform(scene, step)
  if ('tasks' in step.pause) await scene.world.tasks.settle(step.pause.tasks)
  else await scene.world.run(step.pause.ms)
}
