/** What the processes of a browser's pages take of this machine's memory, files and blobs of theirs included. */
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Browser } from '@playwright/test'

const SAMPLE_MS = 200
const KIB_PER_MB = 1_000_000 / 1024

/** Proportional set size of all page processes, in MB; Linux only. */
export async function pageMemory(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  await devtools.detach()
  const pages = processInfo.filter(({ type }) => type === 'renderer')
  const sizes = await Promise.all(pages.map(({ id }) => pssOf(id)))
  return sizes.reduce((sum, size) => sum + size, 0) / KIB_PER_MB
}

/** The most that they take while something goes on. */
export async function peakMemory(browser: Browser, work: Promise<unknown>): Promise<number> {
  const ended = new AbortController()
  const done = work.finally(() => ended.abort())
  let peak = 0
  while (!ended.signal.aborted) {
    peak = Math.max(peak, await pageMemory(browser))
    await Promise.race([sleep(SAMPLE_MS), done])
  }
  await done
  return peak
}

// A process may end between the question and the look.
async function pssOf(id: number): Promise<number> {
  const text = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => 'Pss: 0 kB')
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0)
}
