import { setImmediate } from 'node:timers/promises'

import { describe, expect, it } from 'vitest'

import { createTurns } from './turns.ts'

/** Work that ends when it is told to. */
function openWork(done: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = async () => {
    done.push(`${name} begins`)
    await promise
    done.push(`${name} ends`)
    return name
  }
  return { work, end: resolve }
}

describe('turns', () => {
  it('are taken a few at a time, in the order of who came', async () => {
    const done: string[] = []
    const turns = createTurns({ atOnce: 2, mostWaiting: 10 })
    const works = ['a', 'b', 'c', 'd'].map((name) => openWork(done, name))
    const all = works.map(({ work }) => turns.take(work))
    await setImmediate()
    expect(done).toEqual(['a begins', 'b begins'])
    works[1]?.end()
    await all[1]
    await setImmediate()
    expect(done.slice(2)).toEqual(['b ends', 'c begins'])
    for (const { end } of works) end()
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('are refused once too many wait, and given again when fewer do', async () => {
    const done: string[] = []
    const turns = createTurns({ atOnce: 1, mostWaiting: 1 })
    const first = openWork(done, 'first')
    const both = [turns.take(first.work), turns.take(async () => 'second')]
    await expect(turns.take(async () => 'third')).rejects.toMatchObject({ code: 'unavailable' })
    first.end()
    expect(await Promise.all(both)).toEqual(['first', 'second'])
    expect(await turns.take(async () => 'fourth')).toBe('fourth')
  })

  it('go on after work that failed', async () => {
    const turns = createTurns({ atOnce: 1, mostWaiting: 1 })
    const failing = turns.take(() => Promise.reject(new Error('no')))
    const next = turns.take(async () => 'next')
    await expect(failing).rejects.toThrow('no')
    expect(await next).toBe('next')
  })

  it('leave their place empty for as long as the rest takes, and keep nobody who had theirs', async () => {
    const done: string[] = []
    const resting = Promise.withResolvers<void>()
    const turns = createTurns({ atOnce: 1, mostWaiting: 1, rest: () => resting.promise })
    const first = openWork(done, 'first')
    const taken = turns.take(first.work)
    const next = turns.take(openWork(done, 'second').work)
    first.end()
    expect(await taken).toBe('first')
    await setImmediate()
    expect(done).toEqual(['first begins', 'first ends'])
    resting.resolve()
    await setImmediate()
    expect(done.at(-1)).toBe('second begins')
    void next
  })
})
