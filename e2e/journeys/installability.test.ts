import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium, type BrowserContext, type Page } from '@playwright/test'

import { findChromium } from '../../.scripts/chromium.mjs'
import { serveBuild } from '../fixtures/build-server.ts'
import { chromiumFlags } from '../fixtures/chromium-flags.ts'
import { expect, test } from '../fixtures/test.ts'
import {
  installUpdate,
  isWaiting,
  keptFiles,
  lookForUpdate,
  waitForWorker,
} from '../pages/service-worker.ts'

test('the browser can install the app', async ({ baseURL }) => {
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
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
})

test('every picture of the manifest has the size that it states', async ({ page, baseURL }) => {
  await page.goto('/login')
  const wrong = await page.evaluate(async () => {
    const manifest = await (await fetch('/manifest.webmanifest')).json()
    const pictures: { src: string; sizes: string }[] = [...manifest.icons, ...manifest.screenshots]
    const isWrong = await Promise.all(
      pictures.map(async ({ src, sizes }) => {
        const bitmap = await createImageBitmap(await (await fetch(src)).blob())
        return `${bitmap.width}x${bitmap.height}` !== sizes
      }),
    )
    return pictures.filter((_, index) => isWrong[index])
  })
  expect(wrong, baseURL).toEqual([])
})

test('I12 the shell opens without network, at any address, and holds no staff code', async ({
  page,
  context,
}) => {
  const broken: string[] = []
  page.on('pageerror', (error) => broken.push(error.message))
  await page.goto('/login')
  await waitForWorker(page)
  await context.setOffline(true)
  for (const path of ['/login', '/user/progress?from=home', '/not-found']) {
    const response = await page.goto(path)
    expect(response?.fromServiceWorker()).toBe(true)
    await expect(page.locator('#root')).not.toBeEmpty()
    await expect(page.getByText('This page stopped working')).toHaveCount(0)
  }
  expect(broken).toEqual([])
  const cached = await keptFiles(page)
  expect(cached).toContain('/index.html')
  // npm run size looks into every file of the list; here it is what really was stored.
  expect(cached.filter((path) => /\/(staff-layout|hire)-/.test(path))).toEqual([])
  expect(cached.filter((path) => /^\/[a-z-]+\/v\d+\//.test(path))).toEqual([])
})

test('the worker leaves the API and the server’s own pages alone', async ({ page, context }) => {
  await page.goto('/login')
  await waitForWorker(page)
  const api = page.waitForResponse((response) => response.url().includes('/auth/v1/'))
  await page.goto('/user/progress')
  expect((await api).fromServiceWorker()).toBe(false)
  const document = await page.goto('/openapi.json')
  expect(document?.fromServiceWorker()).toBe(false)
  await context.setOffline(true)
  await expect(page.goto('/docs')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})

test.describe('updates', () => {
  const mark = (page: Page) => page.locator('meta[name=build]').getAttribute('content')

  /** The waiting worker's answer to somebody who asks it to take over. */
  const askToTakeOver = (page: Page) =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      const { port1, port2 } = new MessageChannel()
      const answer = new Promise((resolve) => {
        port1.addEventListener('message', ({ data }) => resolve(data))
      })
      port1.start()
      registration?.waiting?.postMessage({ type: 'SKIP_WAITING' }, [port2])
      return answer
    })

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

  test('I12 a new version waits for an attempt, then takes over with one reload', async ({
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
      await expect.poll(() => mark(page)).toBe('second')
      await expect.poll(() => mark(busy)).toBe('second')
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

  test('I12 a hidden page updates by itself, unless something was typed in it', async ({
    page,
  }) => {
    const server = await serveBuild()
    const hide = () =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      })
    const type = () =>
      page.evaluate(() => document.body.dispatchEvent(new Event('input', { bubbles: true })))
    try {
      await page.goto(`${server.url}/login`)
      await waitForWorker(page)
      await type()
      await server.deploy('second')
      await lookForUpdate(page)
      await expect.poll(() => isWaiting(page)).toBe(true)
      await hide()
      // The worker answers in turn: what the page asked for when it was hidden has been answered before.
      expect(await askToTakeOver(page)).toBe('held-up')
      expect(await isWaiting(page)).toBe(true)
      await page.evaluate(() => history.pushState(null, '', '/not-found'))
      await hide()
      await expect.poll(() => mark(page).catch(() => null)).toBe('second')
    } finally {
      await server.close()
    }
  })

  test('I12 an installation that fails leaves the old version working, offline too', async ({
    context,
    page,
  }) => {
    const server = await serveBuild()
    try {
      await page.goto(`${server.url}/login`)
      await waitForWorker(page)
      await server.deploy('second')
      await server.deployBroken()
      expect(await installUpdate(page)).toBe('redundant')
      expect(await isWaiting(page)).toBe(false)
      await context.setOffline(true)
      await page.reload()
      await expect(page.locator('main')).toBeVisible()
      expect(await page.locator('meta[name=build]').count()).toBe(0)
    } finally {
      await server.close()
    }
  })
})
