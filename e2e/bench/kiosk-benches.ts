/**
 * `kiosk-hand-over-wipe`: a candidate finishes at a kiosk station that has no network, on a cheap tablet. What was not sent is
 * sealed, and everything of the person is deleted: their databases, for good, noted before and after in the station's own.
 * The reference deletes the same rows in one transaction of IndexedDB, in a plain page, just as durable.
 *
 * `kiosk-next-question-offline`: after such a hand-over, the next person's own page, from its navigation to the first choice on
 * screen: over the tracker and the pledge, each gone on from by a script as soon as it is there. It begins once their code
 * has opened what was brought here for them, which takes 600,000 rounds of PBKDF2 by intention. The reference is a browser
 * opened again in the middle of a questionnaire, as `offline-cold-start` measures it.
 */
import type { Page } from '@playwright/test'

import { median, type Bench } from './bench.ts'
import { apply, postings, signUp } from './candidate.ts'
import { closeColdStart, offlineColdStart } from './cold-start-benches.ts'
import {
  closeDeviceEnvironment,
  getDeviceEnvironment,
  slowDown,
} from './device/device-environment.ts'
import { closeStation, getStation } from './kiosk-environment.ts'

const HAND_OVERS = 5
const ROUNDS = 5

type Both = { ownerId: number; ours: Page; plain: Page }

export function kioskBenches(): Bench[] {
  return [wipeBench(), nextQuestionBench()]
}

function wipeBench(): Bench {
  let prepared: Promise<Both> | undefined
  const both = () => (prepared ??= prepare())
  return {
    name: 'kiosk-hand-over-wipe',
    unit: 'ms',
    direction: 'lower',
    bound: 2,
    rounds: 5,
    ours: async () => handOver(await both()),
    reference: async () => remove(await both()),
    close: closeDeviceEnvironment,
  }
}

function nextQuestionBench(): Bench {
  return {
    name: 'kiosk-next-question-offline',
    unit: 'ms',
    direction: 'lower',
    bound: 1.5,
    rounds: ROUNDS,
    ours: async () => (await getStation(ROUNDS)).next(),
    reference: () => offlineColdStart('ours'),
    close: async () => {
      await closeStation()
      await closeColdStart()
    },
  }
}

async function handOver({ ours, ownerId }: Both): Promise<number> {
  await ours.bringToFront()
  const given = [ownerId, HAND_OVERS] as const
  return median(await ours.evaluate(([id, count]) => device.timeHandOvers(id, count), given))
}

async function remove({ plain: page }: Both): Promise<number> {
  await page.bringToFront()
  return median(await page.evaluate((count) => plain.timeDeletes(count), HAND_OVERS))
}

/** A candidate who has answered and submitted all that there is to choose in, none of it sent. */
async function prepare(): Promise<Both> {
  const { url, openContext, openDevicePage, openPlainPage } = await getDeviceEnvironment()
  const context = await openContext()
  const ownerId = await signUp(context.request, url)
  const [posting = ''] = postings
  const activities = await apply(context.request, { url, userId: ownerId, posting })
  const chosen = activities.filter(({ questions }) => (questions[0]?.options.length ?? 0) > 0)
  const ours = await openDevicePage(context)
  const given = [ownerId, chosen] as const
  await ours.evaluate(([id, all]) => device.keepPackages(id, all), given)
  await ours.evaluate(([id, all]) => device.takeAll(id, all), given)
  const stored = await ours.evaluate(() => device.readStored())
  const page = await openPlainPage(await openContext())
  await page.evaluate((tables) => plain.keep(tables), stored)
  for (const one of [ours, page]) await slowDown(one)
  const both = { ownerId, ours, plain: page }
  // Both have run before they are timed.
  await handOver(both)
  await remove(both)
  return both
}
