import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { AnswerWriter } from './answer-writer.ts'

const painted = () => Promise.resolve()

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('I1 counts an answer as pending until the device has it, and writes the newest of a question', async () => {
  const disk: [string, unknown][] = []
  const onStored = vi.fn<() => void>()
  const writer = new AnswerWriter({
    put: async ({ questionId, value }) => void disk.push([questionId, value]),
    now: () => 0,
    onStored,
    whenPainted: painted,
  })
  writer.write('q1', 1)
  writer.write('q1', 2)
  writer.write('q2', 5)
  expect(writer.current()).toEqual({ pending: 2, isLate: false, isFull: false, stored: 0 })
  await writer.writeAll()
  expect(disk).toEqual([
    ['q1', 2],
    ['q2', 5],
  ])
  expect(writer.current()).toEqual({ pending: 0, isLate: false, isFull: false, stored: 2 })
  expect(onStored).toHaveBeenCalledOnce()
})

it('I1 says within a second that the device refuses, keeps the answer, and tries until it holds', async () => {
  let isFull = true
  const disk: unknown[] = []
  const put = async ({ value }: { value: unknown }) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError')
    disk.push(value)
  }
  const writer = new AnswerWriter({ put, now: Date.now, onStored: () => {}, whenPainted: painted })
  writer.write('q1', 3)
  await expect(writer.writeAll()).rejects.toThrow('does not store')
  expect(writer.current()).toEqual({ pending: 1, isLate: true, isFull: true, stored: 0 })
  isFull = false
  await vi.advanceTimersByTimeAsync(1000)
  expect(disk).toEqual([3])
  expect(writer.current()).toEqual({ pending: 0, isLate: false, isFull: false, stored: 1 })
})

it('I1 says within a second that a write hangs', async () => {
  let finish: () => void = () => {}
  const put = () =>
    new Promise<void>((resolve) => {
      finish = resolve
    })
  const writer = new AnswerWriter({ put, now: Date.now, onStored: () => {}, whenPainted: painted })
  writer.write('q1', 3)
  await vi.advanceTimersByTimeAsync(999)
  expect(writer.current().isLate).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(writer.current().isLate).toBe(true)
  finish()
  await vi.advanceTimersByTimeAsync(0)
  expect(writer.current()).toEqual({ pending: 0, isLate: false, isFull: false, stored: 1 })
})

it('I17 streams what changes with every key: pending at once, on disk once a second or when asked', async () => {
  const disk: unknown[] = []
  const put = async ({ value }: { value: unknown }) => void disk.push(value)
  const writer = new AnswerWriter({ put, now: Date.now, onStored: () => {}, whenPainted: painted })
  for (const text of ['t', 'th', 'the']) {
    writer.stream('q1', text)
    expect(writer.current().pending).toBe(1)
    await vi.advanceTimersByTimeAsync(300)
  }
  expect(disk).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(disk).toEqual(['the'])
  expect(writer.current().pending).toBe(0)
  writer.stream('q1', 'the ')
  await writer.writeAll()
  expect(disk).toEqual(['the', 'the '])
})
