// Runs one schedule from its beginning to the moment when everything should be with the server.
import { openBrowser, type Browser } from './browser.ts'
import type { Findings } from './checks.ts'
import { PASSWORD, type Person } from './data-folder.ts'
import { openDiary } from './diary.ts'
import type { Meddler } from './fault-proxy.ts'
import { arrive } from './hand-over.ts'
import { heal } from './heal.ts'
import { activityAddress, repair, observe, tabOf, type Scene } from './scene.ts'
import type { Schedule } from './schedule.ts'
import type { Stage } from './stage.ts'
import { perform } from './steps.ts'
import { within } from './within.ts'

/** Ways to break the product from outside, for trying whether the check notices. */
export type Mutant = {
  readonly meddle?: Meddler
  /** What befalls the browser's profile when it is killed. */
  readonly onDeath?: (profile: string) => Promise<void>
}

/** Machines of a build farm are slow at times; a schedule that hangs still ends. */
const LIMIT = { ms: 300_000, why: 'it is not over after 300 s' }

export async function runSchedule(
  stage: Stage,
  { schedule, mutant = {} }: { schedule: Schedule; mutant?: Mutant },
): Promise<Findings> {
  const { proxy, profile } = stage
  const people = stage.takePeople()
  await stage.whenServerUp()
  proxy.exchanges = []
  proxy.releases = 0
  const { exchanges } = proxy
  const diary = openDiary(() => exchanges)
  const { onDeath } = mutant
  const browser = await openBrowser({
    template: profile,
    origin: proxy.url,
    ...(onDeath === undefined ? {} : { onDeath }),
  })
  const scene: Scene = {
    ...people,
    proxy,
    whenServerUp: () => stage.whenServerUp(),
    browser,
    diary,
    lives: new WeakMap(),
    doing: 'the start',
  }
  proxy.meddle = mutant.meddle ?? null
  try {
    // Whatever it still does ends with its browser.
    await within(play(scene, schedule), LIMIT)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    diary.trouble({ kind: 'lost', what: `it ends at ${scene.doing}: ${why}` })
  } finally {
    await repair(scene).catch(() => undefined)
    proxy.meddle = null
    await browser.device.remove()
  }
  return { people: [people.owner, people.guest], diary, exchanges }
}

async function play(scene: Scene, schedule: Schedule): Promise<void> {
  const { browser, owner, proxy } = scene
  await signIn(browser, { person: owner, url: proxy.url })
  const page = await tabOf(scene, 0)
  await arrive(scene, { page, person: owner, from: activityAddress(owner) })
  for (const [index, step] of schedule.steps.entries()) {
    scene.doing = `step ${index + 1}, ${step.do}`
    await perform(scene, step)
    await observe(scene, await tabOf(scene, 0))
  }
  scene.doing = 'the end'
  await heal(scene, schedule)
}

// The session of a user who has signed in before, without the way through the login page.
async function signIn(browser: Browser, given: { person: Person; url: string }): Promise<void> {
  const { person, url } = given
  const { request } = browser.device.context()
  const reply = await request.post(`${url}/auth/v1/login/`, {
    data: { email: person.email, password: PASSWORD },
  })
  if (!reply.ok()) throw new Error(`The sign-in was answered with ${reply.status()}.`)
}
