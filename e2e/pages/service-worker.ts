/** A page's service worker: whether it is there, and what becomes of a newer one. */
import type { Page } from '@playwright/test'

/** Waits until the page is served by its worker. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Has the browser look for a newer worker, as it does every now and then. */
export async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })
}

/** True while a newer worker is installed and waits. */
export function isWaiting(page: Page): Promise<boolean> {
  return page.evaluate(
    async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === 'installed',
  )
}

/** Looks for an update, and says what became of its installation. */
export function installUpdate(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const found = new Promise<ServiceWorker | null>((resolve) => {
      const tell = () => resolve(registration?.installing ?? null)
      registration?.addEventListener('updatefound', tell, { once: true })
    })
    await registration?.update()
    const worker = await found
    return new Promise<string | undefined>((resolve) => {
      if (worker === null || worker.state !== 'installing') resolve(worker?.state)
      else worker.addEventListener('statechange', () => resolve(worker.state), { once: true })
    })
  })
}

/** The addresses of what the workers store for use without network, in order. */
export function cachedFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(stores.map((store) => store.keys()))
    return requests
      .flat()
      .map((request) => new URL(request.url).pathname)
      .toSorted()
  })
}
