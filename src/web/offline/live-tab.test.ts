// Two and three tabs of one browser, on real Web Locks.
import { afterEach, describe, expect, it, vi } from 'vitest'

import { realTime } from './device-time.ts'
import { LiveTab, type TabLockHolder } from './live-tab.ts'
import { webTabLock } from './web-tab-lock.ts'

const open: LiveTab[] = []
afterEach(() => {
  for (const tab of open.splice(0)) tab.close()
})

let browsers = 0

/** Opens tabs of a browser of its own. */
function openBrowser() {
  browsers += 1
  const name = `browser-${browsers}`
  return {
    tab: () => tabOf((holder) => webTabLock(navigator.locks, { name, time: realTime, holder })),
  }
}

function tabOf(lockFor: (holder: TabLockHolder) => ReturnType<typeof webTabLock>): LiveTab {
  const tab = new LiveTab(lockFor)
  open.push(tab)
  return tab
}

/** What all tabs share: answers that are on disk. */
function openDisk() {
  const disk: string[] = []
  return {
    disk,
    work: (name: string, hold: Promise<void> = Promise.resolve()) => ({
      letGo: async () => {
        await hold
        disk.push(`${name} wrote`)
      },
      catchUp: async () => void disk.push(`${name} read`),
    }),
  }
}

const becomes = (tab: LiveTab, state: string) =>
  vi.waitFor(() => expect(tab.current()).toBe(state), { timeout: 8000, interval: 5 })

describe('tabs of one browser', () => {
  it('I4 leaves the first one live, and makes the second read-only', async () => {
    const { tab } = openBrowser()
    const { work } = openDisk()
    const [first, second] = [tab(), tab()]
    first.open({ ...work('first'), wasLive: false })
    second.open({ ...work('second'), wasLive: false })
    await vi.waitFor(() =>
      expect([first.current(), second.current()].toSorted()).toEqual(['elsewhere', 'live']),
    )
  })

  it('I4 I7 hands over both ways, each time with what was in hand written first and read afterwards', async () => {
    const { tab } = openBrowser()
    const { disk, work } = openDisk()
    const [first, second] = [tab(), tab()]
    first.open({ ...work('first'), wasLive: false })
    await vi.waitFor(() => expect(first.isLive()).toBe(true))
    second.open({ ...work('second'), wasLive: false })
    await becomes(second, 'elsewhere')
    expect(second.claims()).toBe(0)

    second.goOnHere()
    expect(second.current()).toBe('claiming')
    await becomes(second, 'live')
    expect(first.current()).toBe('elsewhere')
    expect(second.claims()).toBe(1)
    first.goOnHere()
    await becomes(first, 'live')
    expect(second.current()).toBe('elsewhere')
    expect(disk).toEqual(['first wrote', 'second read', 'second wrote', 'first read'])
  })

  it('I4 frees the place of a tab that was closed', async () => {
    const { tab } = openBrowser()
    const { disk, work } = openDisk()
    const [first, second] = [tab(), tab()]
    first.open({ ...work('first'), wasLive: false })
    second.open({ ...work('second'), wasLive: false })
    await vi.waitFor(() =>
      expect([first.current(), second.current()].toSorted()).toEqual(['elsewhere', 'live']),
    )
    const [live, other] = first.isLive() ? [first, second] : [second, first]
    live.close()
    await becomes(other, 'live')
    expect(disk.at(-1)).toContain('read')
  })

  it('I4 keeps a reloaded tab live, though another sat down meanwhile', async () => {
    const { tab } = openBrowser()
    const { work } = openDisk()
    const [first, second, reloaded] = [tab(), tab(), tab()]
    first.open({ ...work('first'), wasLive: false })
    await vi.waitFor(() => expect(first.isLive()).toBe(true))
    second.open({ ...work('second'), wasLive: false })
    await becomes(second, 'elsewhere')
    first.close()
    await becomes(second, 'live')
    reloaded.open({ ...work('reloaded'), wasLive: true })
    await becomes(second, 'elsewhere')
    await becomes(reloaded, 'live')
  })

  it('I4 goes on without a tab that does not let go', async () => {
    const { tab } = openBrowser()
    const { disk, work } = openDisk()
    const [first, second] = [tab(), tab()]
    first.open({ ...work('first', new Promise(() => {})), wasLive: false })
    await vi.waitFor(() => expect(first.isLive()).toBe(true))
    second.open({ ...work('second'), wasLive: false })
    await becomes(second, 'elsewhere')
    second.goOnHere()
    await becomes(first, 'elsewhere')
    await becomes(second, 'live')
    expect(disk).toEqual(['second read'])
  })

  it('I4 lets the last of three who want it have it, and one alone is live', async () => {
    const { tab } = openBrowser()
    const { work } = openDisk()
    const tabs = [tab(), tab(), tab()] as const
    tabs[0].open({ ...work('0'), wasLive: false })
    await vi.waitFor(() => expect(tabs[0].isLive()).toBe(true))
    tabs[1].open({ ...work('1'), wasLive: false })
    tabs[2].open({ ...work('2'), wasLive: false })
    await becomes(tabs[1], 'elsewhere')
    await becomes(tabs[2], 'elsewhere')
    tabs[1].goOnHere()
    await becomes(tabs[1], 'live')
    tabs[2].goOnHere()
    await becomes(tabs[2], 'live')
    expect(tabs.map((one) => one.current())).toEqual(['elsewhere', 'elsewhere', 'live'])
  })

  it('I4 never says that another tab has it while the only one comes back, or is opened again', async () => {
    const { tab } = openBrowser()
    const { disk, work } = openDisk()
    const only = tab()
    const states: string[] = []
    const listen = (one: LiveTab) => one.subscribe(() => states.push(one.current()))
    listen(only)
    only.open({ ...work('only'), wasLive: false })
    only.comeBack()
    await vi.waitFor(() => expect(disk).toEqual(['only read']))
    only.comeBack()
    await vi.waitFor(() => expect(disk).toEqual(['only read', 'only read']))
    let letGo = () => {}
    const isWritten = new Promise<void>((resolve) => {
      letGo = resolve
    })
    only.close()
    only.open({ ...work('again', isWritten), wasLive: false })
    only.close()
    const next = tab()
    listen(next)
    next.open({ ...work('next'), wasLive: false })
    letGo()
    await vi.waitFor(() => expect(disk).toContain('next read'))
    expect(states).toEqual([])
  })

  it('I4 tells a tab that came back from the cache that another one went on', async () => {
    const { tab } = openBrowser()
    const { disk, work } = openDisk()
    const [first, second] = [tab(), tab()]
    first.open({ ...work('first'), wasLive: false })
    await vi.waitFor(() => expect(first.isLive()).toBe(true))
    second.open({ ...work('second'), wasLive: false })
    await becomes(second, 'elsewhere')
    second.goOnHere()
    await becomes(first, 'elsewhere')
    first.comeBack()
    await becomes(second, 'live')
    expect(first.current()).toBe('elsewhere')
    second.close()
    await becomes(first, 'live')
    expect(disk.at(-1)).toBe('first read')
  })
})
