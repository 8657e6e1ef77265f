/** The app as a whole: whether it is on screen, and moving inside of it without loading it again. */
import type { Page } from '@playwright/test'

type Router = {
  navigate: (to: { href: string }) => Promise<void>
  state: {
    status: string
    location: { href: string }
    resolvedLocation?: { href: string }
  }
}
type Scope = typeof globalThis & { __TSR_ROUTER__?: Router }

/** Waits until the app is on screen. */
export async function waitForApp(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const scope: Scope = globalThis
    return scope.__TSR_ROUTER__?.state.resolvedLocation !== undefined
  })
}

/** Loads a page, and waits until the app is on screen. */
export async function openApp(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await waitForApp(page)
}

/** Loads the page again, and waits until the app is on screen. */
export async function reloadApp(page: Page): Promise<void> {
  await page.reload()
  await waitForApp(page)
}

/**
 * Goes to a screen as a link of the app does, and waits until it has rendered. Loads the app where it is not open.
 * @param address a path, or a whole URL where the page may not have been at that app yet
 */
export async function goTo(page: Page, address: string): Promise<void> {
  const origin = /^https?:\/\/[^/]+/.exec(address)?.[0] ?? ''
  if (!page.url().startsWith(origin) || !(await isOpen(page))) return openApp(page, address)
  await page.evaluate((href) => {
    void (globalThis as Scope).__TSR_ROUTER__?.navigate({ href })
  }, address.slice(origin.length))
  // The screen that is left stays until the next one has rendered: what it shows must not be taken for the next one's.
  await page.waitForFunction(() => {
    const state = (globalThis as Scope).__TSR_ROUTER__?.state
    return state?.status === 'idle' && state.resolvedLocation?.href === state.location.href
  })
}

function isOpen(page: Page): Promise<boolean> {
  return page.evaluate(() => (globalThis as Scope).__TSR_ROUTER__ !== undefined)
}
