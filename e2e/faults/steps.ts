// Does what a schedule's steps say, on the real browser and the real server.
import type { Page } from '@playwright/test'

import { lookForUpdate } from '../pages/service-worker.ts'
import { choose, goBack, goForward, handIn } from './answering.ts'
import { answersOnDisk } from './disk.ts'
import { handOver } from './hand-over.ts'
import { activityAddress, beginLife, observe, tabOf, type Scene } from './scene.ts'
import type { Step } from './schedule.ts'
import type { Screen } from './screen.ts'
import { isAtQuestions, reach } from './wayfinder.ts'

/** Without network a person may not come far. */
const TRIES_MS = 3000

export async function perform(scene: Scene, step: Step): Promise<void> {
  const { proxy, browser, owner } = scene
  switch (step.do) {
    case 'answer': {
      const page = await tabOf(scene, step.tab)
      return answerEach(scene, { ...step, page })
    }
    case 'revise': {
      const page = await tabOf(scene, step.tab)
      for (let left = step.back; left > 0; left -= 1) await goBack(page)
      return void (await choose(scene, { ...step, page, person: owner, isPatient: false }))
    }
    case 'faults':
      return void proxy.faults.push(...step.faults)
    case 'offline':
      proxy.isOnline = false
      return browser.setOffline(step.isAnnounced)
    case 'online':
      proxy.isOnline = true
      return browser.setOffline(false)
    case 'server-dies':
      return void proxy.faults.unshift({ kind: 'server-dies', ms: step.ms })
    case 'browser-is-killed':
      if (step.isDiskFull) await browser.setDiskFull(true)
      return killBrowser(scene)
    case 'reload': {
      const page = await tabOf(scene, step.tab)
      beginLife(scene, { page, person: owner })
      // Without network and worker it is an error page.
      return void (await page.reload({ waitUntil: 'domcontentloaded' }).catch(() => undefined))
    }
    case 'second-tab':
      return void (await browser.tab(1, activityAddress(owner)))
    case 'close-second-tab':
      return browser.closeTab(1)
    case 'choose-and-close': {
      const { key } = step
      const page = await browser.tab(1, activityAddress(owner))
      await page.bringToFront()
      await choose(scene, { page, person: owner, key, isPatient: false, isClosing: true })
      return browser.closeTab(1)
    }
    case 'leave-and-come-back':
      return leaveAndComeBack(scene, await tabOf(scene, step.tab))
    case 'caches-vanish':
      return browser.clear('cache_storage')
    case 'update':
      proxy.releases += 1
      return update(scene, { ...step, page: await tabOf(scene, step.tab) })
    case 'storage-vanishes':
      await browser.clear('indexeddb')
      for (const person of [owner, scene.guest]) scene.diary.forget(person)
      return
    case 'disk-has-room':
      return browser.setDiskFull(false)
    case 'clock-jumps':
      return browser.jump(step.minutes)
    case 'token-runs-out':
      return browser.device.context().clearCookies({ name: 'fairlead_access' })
    case 'session-ends':
      return browser.device.context().clearCookies()
    case 'hand-over':
      return handOver(scene, step)
    case 'submit':
      return handIn(scene, await tabOf(scene, 0))
  }
}

async function answerEach(
  scene: Scene,
  given: { page: Page; keys: readonly number[]; isPatient: boolean },
): Promise<void> {
  for (const key of given.keys) {
    if (!(await choose(scene, { ...given, key, person: scene.owner }))) return
    await goForward(given.page)
  }
}

// Without network there is neither a page to go to, nor always one to come back to.
async function leaveAndComeBack(scene: Scene, page: Page): Promise<void> {
  await page.goto(`${scene.proxy.url}/robots.txt`, { timeout: TRIES_MS }).catch(() => undefined)
  beginLife(scene, { page, person: scene.owner })
  await page.goBack({ waitUntil: 'commit', timeout: TRIES_MS }).catch(() => undefined)
}

// No screen of an attempt offers an update: it is taken on the way there.
async function update(
  scene: Scene,
  { page, isWanted }: { page: Page; isWanted: boolean },
): Promise<void> {
  // It ends when the browser is done, which may be never: without network, on a full disk.
  lookForUpdate(page).catch(() => undefined)
  if (!isWanted) return
  const press = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .click({ timeout: TRIES_MS })
      .then(
        () => true,
        () => false,
      )
  await press('Save and continue later')
  const reloaded = page.waitForEvent('load', { timeout: 2 * TRIES_MS }).catch(() => undefined)
  if (!(await press('Update now'))) return
  await reloaded
  beginLife(scene, { page, person: scene.owner })
}

async function killBrowser(scene: Scene): Promise<void> {
  const { browser, owner } = scene
  await browser.kill(activityAddress(owner))
  const page = await browser.tab(0, activityAddress(owner))
  beginLife(scene, { page, person: owner })
  const isThere = await reach(scene, {
    page,
    person: owner,
    isThere: isAtQuestions,
    withinMs: TRIES_MS,
  })
  if (!isThere) return
  const { question } = await observe(scene, page)
  expectKept(scene, { question })
  await expectOnDisk(scene, page)
}

// What was promised shows again at the question that the candidate comes back to.
function expectKept({ diary, owner }: Scene, { question }: Pick<Screen, 'question'>): void {
  if (question === null) return
  const { values, isPromised } = diary.rightValues(owner, question.id)
  if (!isPromised || (question.chosen !== null && values.has(question.chosen))) return
  const what = `I1 after a kill ${question.id} shows ${question.chosen}, and ${[...values].join(' or ')} was kept`
  diary.trouble({ kind: 'lost', what })
}

async function expectOnDisk({ diary, owner }: Scene, page: Page): Promise<void> {
  const held = await answersOnDisk(page, owner.userId)
  for (const questionId of diary.questionsOf(owner)) {
    const { values, isPromised } = diary.rightValues(owner, questionId)
    const value = held.get(questionId)
    if (!isPromised || (value !== undefined && values.has(value))) continue
    // A device keeps nothing of the user who signs out that the server has; when they are back, it comes as they need it.
    if (value === undefined && diary.hasLeft(owner, questionId)) continue
    const what = `I1 after a kill the device holds ${questionId} = ${value}, and ${[...values].join(' or ')} was kept`
    diary.trouble({ kind: 'lost', what })
  }
}
