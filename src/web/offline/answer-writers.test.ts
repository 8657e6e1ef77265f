import { beforeEach, expect, it, vi } from 'vitest'

import type { Choice } from './answer-writer.ts'
import { countUnwritten, writerOf } from './answer-writers.ts'

let page = new EventTarget()

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  return () => vi.unstubAllGlobals()
})

/** Whether the browser would ask before the page goes. */
const asksBeforeLeaving = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** A disk, for the writers of one person's activity. */
function openDisk(ownerId: number) {
  const held: Choice[] = []
  let isFull = false
  const activity = { refId: 1, jobStepActivityId: 2 }
  const deps = {
    put: async (choice: Choice) => {
      if (isFull) throw new Error('The disk is full.')
      held.push(choice)
    },
    now: Date.now,
    onStored: () => {},
    whenPainted: () => Promise.resolve(),
  }
  return {
    held,
    fill: (isIt: boolean) => (isFull = isIt),
    open: (other: Partial<typeof deps & typeof activity> = {}) =>
      writerOf({ ownerId, activity: { ...activity, ...other } }, { ...deps, ...other }),
  }
}

it('I1 what could not be stored outlives its screen, is shown again and written by the next', async () => {
  const { held, fill, open } = openDisk(1)
  const first = open()
  fill(true)
  first.write('q1', 4)
  await expect.poll(() => first.current().isLate).toBe(true)

  const written: Choice[] = []
  const next = open({ put: async (choice) => void written.push(choice) })
  expect(next.unwritten()).toMatchObject([{ questionId: 'q1', value: 4 }])
  expect(next.current()).toMatchObject({ pending: 1, isLate: true })
  fill(false)
  await next.flush()
  expect(written).toMatchObject([{ questionId: 'q1', value: 4 }])
  expect(held).toEqual([])
  expect(next.current()).toMatchObject({ pending: 0, isLate: false })
})

it('a screen begins again when all was stored, and knows nothing of other activities and people', async () => {
  const { fill, open } = openDisk(2)
  const first = open()
  first.write('q1', 4)
  await expect.poll(() => first.current().stored).toBe(1)
  const second = open()
  expect(second).not.toBe(first)

  fill(true)
  second.write('q1', 5)
  await expect.poll(() => second.current().isLate).toBe(true)
  expect(open({ refId: 9 }).unwritten()).toEqual([])
  expect(openDisk(3).open().unwritten()).toEqual([])
  fill(false)
  await second.flush()
})

it('the browser asks before a page goes that holds what is on no disk', async () => {
  const { fill, open } = openDisk(4)
  const writer = open()
  writer.write('q1', 1)
  await expect.poll(() => writer.current().stored).toBe(1)
  expect(asksBeforeLeaving()).toBe(false)
  fill(true)
  writer.write('q1', 2)
  await expect.poll(asksBeforeLeaving).toBe(true)
  fill(false)
  await writer.flush()
  expect(asksBeforeLeaving()).toBe(false)
})

it('I1 the user who signs out is told of what no disk has taken, once it was tried again', async () => {
  const { fill, open } = openDisk(5)
  const writer = open()
  fill(true)
  writer.write('q1', 1)
  writer.write('q2', 2)
  await expect.poll(() => writer.current().isLate).toBe(true)
  expect(await countUnwritten(5)).toEqual({ attempts: 1, answers: 2 })
  expect(await countUnwritten(6)).toEqual({ attempts: 0, answers: 0 })
  fill(false)
  expect(await countUnwritten(5)).toEqual({ attempts: 0, answers: 0 })
})
