/**
 * A choice on a cheap phone, from when it is handed to the store to the word that it is on this device: what "Saved on
 * this device" waits for. The reference is a bare put of the same row, in the same page, with the same durability. The
 * frame that shows the choice comes before either; `answer-to-paint` measures it.
 */
import type { Page } from '@playwright/test'

import { p95, type Bench } from './bench.ts'
import { apply, postings, signUp, type BenchActivity } from './candidate.ts'
import {
  closeDeviceEnvironment,
  getDeviceEnvironment,
  slowDown,
} from './device/device-environment.ts'

const CHOICES = 60

type Taking = { page: Page; ownerId: number; activity: BenchActivity }

export function choiceBenches(): Bench[] {
  let taking: Promise<Taking> | undefined
  const begun = () => (taking ??= begin())
  return [
    {
      name: 'choice-durable',
      unit: 'ms',
      direction: 'lower',
      bound: 2,
      rounds: 5,
      ours: async () => {
        const { page, ...of } = await begun()
        return p95(
          await page.evaluate((given) => device.timeChoices(given), { ...of, count: CHOICES }),
        )
      },
      reference: async () => {
        const { page, ...of } = await begun()
        return p95(
          await page.evaluate((given) => device.timeBarePuts(given), { ...of, count: CHOICES }),
        )
      },
      close: closeDeviceEnvironment,
    },
  ]
}

async function begin(): Promise<Taking> {
  const { url, openContext, openDevicePage } = await getDeviceEnvironment()
  const context = await openContext()
  const ownerId = await signUp(context.request, url)
  const [posting = ''] = postings
  const [activity] = await apply(context.request, { url, userId: ownerId, posting })
  if (activity === undefined) throw new Error('There is nothing to take.')
  const page = await openDevicePage(context)
  await slowDown(page)
  const of = { ownerId, activity }
  // Both have run before they are timed.
  await page.evaluate((given) => device.timeChoices(given), { ...of, count: CHOICES / 5 })
  await page.evaluate((given) => device.timeBarePuts(given), { ...of, count: CHOICES / 5 })
  return { page, ...of }
}
