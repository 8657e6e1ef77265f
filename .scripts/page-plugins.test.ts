import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { CHUNK_TIMEOUT_SECONDS, withTimeout } from './page-plugins.ts'

type Load = (importer: () => Promise<unknown>) => Promise<unknown>

const HELPER = 'export const __vitePreload = (importer) => importer()'

/** The helper as the built app has it. */
async function helper(): Promise<Load> {
  const code = withTimeout(HELPER)
  const url = `data:text/javascript,${encodeURIComponent(String(code))}`
  const { __vitePreload: load }: { __vitePreload: Load } = await import(url)
  return load
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('gives a part of the app up that does not come, with the error of a failed import', async () => {
  const load = await helper()
  const loading = load(() => new Promise(() => {})).catch((error: unknown) => error)
  vi.advanceTimersByTime(CHUNK_TIMEOUT_SECONDS * 1000)
  expect(await loading).toEqual(new Error('Importing a module script failed'))
})

it('hands on what comes in time and what fails by itself, and leaves no timer behind', async () => {
  const load = await helper()
  expect(await load(() => Promise.resolve('screen'))).toBe('screen')
  await expect(load(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0))
})

it('says that it does not know the helper, rather than leaving it as it is', () => {
  expect(withTimeout('export function preload() {}')).toBeNull()
})
