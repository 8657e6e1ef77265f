/** An enrolled kiosk station without network, where people begin one after the other with the codes that staff made. */
import { chromium, type Browser, type Page } from '@playwright/test'

import { ensureChromium, noChromium } from '../../.scripts/chromium.mjs'
import { openDevice } from '../fixtures/browser.ts'
import { chromiumFlags } from '../fixtures/chromium-flags.ts'
import { startServer } from '../fixtures/server.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { newCandidate } from '../pages/candidate.ts'
import { applyByCall, codeOf, enrol, expectWelcome, finish } from '../pages/kiosk.ts'
import { SLOWDOWN } from './browser-environment.ts'
import { firstControl, noteFirstControl } from './cold-start-benches.ts'

/** So many people have begun before anything is measured: browsers keep compiled code only of what was run more than once. */
const WARM_STARTS = 3

export type KioskStation = {
  /** Begins with the next person, and hands over again; ms from the navigation to their page to the first choice on screen. */
  next: () => Promise<number>
}
type Running = KioskStation & { stop: () => Promise<void> }

let running: Promise<Running> | undefined

/**
 * A station where so many people can begin; the first hand-overs are over.
 * @throws {Error} with one line when there is no browser
 */
export function getStation(people: number): Promise<KioskStation> {
  running ??= start(people)
  return running
}

/** Ends what `getStation` started, if anything. */
export async function closeStation(): Promise<void> {
  const station = await running?.catch(() => undefined)
  running = undefined
  await station?.stop()
}

async function start(people: number): Promise<Running> {
  const executablePath = await ensureChromium()
  if (executablePath === undefined) throw new Error(noChromium)
  const { url, remove } = await startServer({ env: { NODE_ENV: undefined } })
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  const station = await openDevice()
  const page = station.page()
  const codes = await prepare(page, { browser, url, people: people + WARM_STARTS })
  await browser.close()
  await station.context().setOffline(true)
  const devtools = await station.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await noteFirstControl(page)
  await page.addInitScript(goOn)
  const next = () => beginNext(page, codes.shift() ?? '')
  for (let time = 0; time < WARM_STARTS; time += 1) await next()
  return {
    next,
    stop: async () => {
      await station.remove()
      await remove()
    },
  }
}

/** Enrols the station, and brings there who is expected; their codes. */
async function prepare(
  page: Page,
  { browser, url, people }: { browser: Browser; url: string; people: number },
): Promise<string[]> {
  const staff = await browser.newContext({ baseURL: url, locale: 'en-US' })
  const office = await staff.newPage()
  await signInByCall(office, { email: memberOf('Account admin').email })
  await enrol(page, { office, url, name: 'Front desk' })
  const codes: string[] = []
  for (let count = 0; count < people; count += 1) {
    const candidate = newCandidate()
    const phone = await browser.newContext({ baseURL: url })
    await applyByCall(phone.request, candidate)
    await phone.close()
    codes.push(await codeOf(office, candidate))
  }
  await page.reload()
  await page.getByText(`${people} people can start here without a network`).waitFor()
  return codes
}

async function beginNext(page: Page, code: string): Promise<number> {
  await expectWelcome(page)
  await page.getByLabel('Your code').fill(code)
  const [ms] = await Promise.all([
    firstControl(page),
    page.getByRole('button', { name: 'Start', exact: true }).click(),
  ])
  await finish(page)
  return ms
}

/** Runs in the page: leaves the tracker and the pledge as soon as they are there. */
function goOn(): void {
  const passed = new Set<string>()
  const press = (name: string, target: HTMLElement | null | undefined) => {
    if (target === null || target === undefined || passed.has(name)) return
    passed.add(name)
    target.click()
  }
  const look = () => {
    press('tracker', document.querySelector<HTMLElement>('a[href*="/user/assessment-instruction"]'))
    const buttons = [...document.querySelectorAll('button')]
    press(
      'pledge',
      buttons.find(({ textContent }) => textContent === 'Accept and start'),
    )
    if (!passed.has('pledge')) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
