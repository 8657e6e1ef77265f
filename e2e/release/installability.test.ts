/** The app as the browser installs it: its manifest, what opens without network, and how a new version comes. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium, type BrowserContext, type Page } from '@playwright/test'

import { findChromium } from '../../.scripts/chromium.mjs'
import { serveBuild } from '../fixtures/build-server.ts'
import { chromiumFlags } from '../fixtures/chromium-flags.ts'
import { expect, test } from '../fixtures/test.ts'
import { openApp } from '../pages/app.ts'
import { cachedFiles, isWaiting, lookForUpdate, waitForWorker } from '../pages/service-worker.ts'

test('the browser can install the app, and every icon and screenshot has the size that it states', async ({
  baseURL,
}) => {
  // An ordinary context counts as incognito, where nothing is installed.
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-profile-'))
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    args: chromiumFlags,
  })
  try {
    const page = context.pages()[0] ?? (await context.newPage())
    await page.goto(`${baseURL}/login`)
    await waitForWorker(page)
    const devtools = await context.newCDPSession(page)
    const manifest = await devtools.send('Page.getAppManifest')
    expect(manifest.errors).toEqual([])
    expect(manifest.url).toBe(`${baseURL}/manifest.webmanifest`)
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    expect(installabilityErrors).toEqual([])
    expect(await imagesOfOtherSize(page)).toEqual([])
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
})

test('I12 the shell opens without network at any address, holds no staff code, and leaves the API alone', async ({
  page,
  context,
}) => {
  const broken: string[] = []
  page.on('pageerror', (error) => broken.push(error.message))
  await page.goto('/login')
  await waitForWorker(page)
  await test.step('the API and the server’s own pages', () => expectLeftAlone(page))
  await context.setOffline(true)
  for (const path of ['/login', '/user/progress?from=home', '/not-found']) {
    const response = await page.goto(path)
    expect(response?.fromServiceWorker()).toBe(true)
    await expect(page.locator('#root')).not.toBeEmpty()
    await expect(page.getByText('Oops, something went wrong')).toHaveCount(0)
  }
  expect(broken).toEqual([])
  const cached = await cachedFiles(page)
  expect(cached).toContain('/index.html')
  // npm run size looks into every file of the list; here it is what really was stored.
  expect(cached.filter((path) => /\/(staff-layout|hire)-/.test(path))).toEqual([])
  expect(cached.filter((path) => /^\/[a-z-]+\/v\d+\//.test(path))).toEqual([])
  await expect(page.goto('/docs')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})

test('I12 a new version waits for an attempt, then is activated with one reload of each page', async ({
  context,
  page,
}) => {
  const server = await serveBuild()
  try {
    await page.goto(`${server.url}/login`)
    await waitForWorker(page)
    const busy = await openBusyTab(context, `${server.url}/login`)
    const loads = { page: 0, busy: 0 }
    page.on('load', () => (loads.page += 1))
    busy.on('load', () => (loads.busy += 1))

    await server.deploy('second')
    await lookForUpdate(page)
    await expect.poll(() => isWaiting(page)).toBe(true)
    await page.getByRole('button', { name: 'Update now' }).click()
    await expect(page.getByText('Another tab is in use')).toBeVisible()
    expect(await isWaiting(page)).toBe(true)
    expect(loads).toEqual({ page: 0, busy: 0 })

    await busy.evaluate(() => sessionStorage.removeItem('busy'))
    await page.getByRole('button', { name: 'Update now' }).click()
    await expect.poll(() => buildOf(page)).toBe('second')
    await expect.poll(() => buildOf(busy)).toBe('second')
    // A loop would show itself at the next look for an update.
    for (const tab of [page, busy]) {
      await waitForWorker(tab)
      await lookForUpdate(tab)
      expect(await isWaiting(tab)).toBe(false)
      await waitForWorker(tab)
    }
    expect(loads).toEqual({ page: 1, busy: 1 })
  } finally {
    await server.close()
  }
})

test('I12 a hidden page updates by itself, unless something was typed in it', async ({ page }) => {
  const server = await serveBuild()
  try {
    await openApp(page, `${server.url}/login`)
    await waitForWorker(page)
    await page.evaluate(() => document.body.dispatchEvent(new Event('input', { bubbles: true })))
    await server.deploy('second')
    await lookForUpdate(page)
    await expect.poll(() => isWaiting(page)).toBe(true)
    await hide(page)
    // The worker answers in turn: what the page asked for when it was hidden has been answered before.
    expect(await askToActivate(page)).toBe('held-up')
    expect(await isWaiting(page)).toBe(true)
    await page.evaluate(() => history.pushState(null, '', '/not-found'))
    await hide(page)
    await expect.poll(() => buildOf(page).catch(() => null)).toBe('second')
  } finally {
    await server.close()
  }
})

async function expectLeftAlone(page: Page): Promise<void> {
  const api = page.waitForResponse((response) => response.url().includes('/auth/v1/'))
  await page.goto('/user/progress')
  expect((await api).fromServiceWorker()).toBe(false)
  const document = await page.goto('/openapi.json')
  expect(document?.fromServiceWorker()).toBe(false)
}

/** The icons and screenshots of the manifest whose bitmap has another size than it states. */
function imagesOfOtherSize(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    const manifest = await (await fetch('/manifest.webmanifest')).json()
    const images: { src: string; sizes: string }[] = [...manifest.icons, ...manifest.screenshots]
    if (images.length === 0) return ['none']
    const isWrong = await Promise.all(
      images.map(async ({ src, sizes }) => {
        const bitmap = await createImageBitmap(await (await fetch(src)).blob())
        return `${bitmap.width}x${bitmap.height}` !== sizes
      }),
    )
    return images.filter((_, index) => isWrong[index])
  })
}

/** The mark of the build that the page was loaded from. */
function buildOf(page: Page): Promise<string | null> {
  return page.locator('meta[name=build]').getAttribute('content')
}

/** The waiting worker's answer to a page that asks it to become the active one. */
function askToActivate(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise((resolve) => {
      port1.addEventListener('message', ({ data }) => resolve(data))
    })
    port1.start()
    registration?.waiting?.postMessage({ type: 'SKIP_WAITING' }, [port2])
    return answer
  })
}

function hide(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

/** A tab of the app that says that its user is in an attempt, as long as `busy` is set. */
async function openBusyTab(context: BrowserContext, url: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.addInitScript(() => {
    sessionStorage.setItem('busy', 'yes')
    navigator.serviceWorker.addEventListener('message', (event) => {
      if (event.data.type !== 'MAY_UPDATE' || sessionStorage.getItem('busy') === null) return
      event.stopImmediatePropagation()
      event.ports[0]?.postMessage(false)
    })
  })
  await tab.goto(url)
  return tab
}
