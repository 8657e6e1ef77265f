import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { TimeLimit } from '#contract/assessments/time-limits.ts'

import type { TimerRow } from './database.ts'
import { TimeKeeper } from './time-keeper.ts'

const SECTION: TimeLimit = { timer: 'section:a', seconds: 60, questionIds: ['q1', 'q2'] }
const QUESTION: TimeLimit = { timer: 'question:q1', seconds: 20, questionIds: ['q1'] }
const DAY_MS = 86_400_000

/** A device whose clocks go by hand. */
function openDevice() {
  let wall = 1_800_000_000_000
  let mono = 0
  let tick: () => void = () => undefined
  return {
    time: {
      now: () => wall,
      mono: () => mono,
      visibility: () => ({ isHidden: false, hides: 0 }),
      after: () => () => undefined,
      every: (_: number, run: () => void) => {
        tick = run
        return () => {
          tick = () => undefined
        }
      },
    },
    /** Seconds in which the page lives and a user looks. */
    pass(seconds: number) {
      for (let second = 0; second < seconds; second += 1) {
        wall += 1000
        mono += 1000
        tick()
      }
    },
    setClock: (ms: number) => {
      wall += ms
    },
    sleep: (ms: number) => {
      wall += ms
    },
  }
}

function rowOf(values: Partial<TimerRow> = {}): TimerRow {
  const row = { attemptId: 'a', timer: SECTION.timer, ownerId: 1, startedAt: '', elapsedMs: 0 }
  return { ...row, notedAt: 1_800_000_000_000, heard: 0, endedAt: null, ...values }
}

const LONGER: TimeLimit = { ...SECTION, seconds: 90 }

function openKeeper(given: { rows?: TimerRow[]; device?: ReturnType<typeof openDevice> } = {}) {
  const device = given.device ?? openDevice()
  const said: string[] = []
  const noted: number[] = []
  const keeper = new TimeKeeper({
    limits: [SECTION, QUESTION],
    rows: given.rows ?? [rowOf()],
    time: device.time,
    store: {
      start: async (timer) => rowOf({ timer, notedAt: device.time.now() }),
      note: async (_, elapsedMs) => void noted.push(elapsedMs),
      end: async (timer) => void said.push(`end ${timer}`),
      reopen: async (timer) => void said.push(`reopen ${timer}`),
    },
    onJump: (jumpMs) => said.push(`jump ${jumpMs}`),
  })
  const left = (timer = SECTION.timer) =>
    keeper.current().find((part) => part.limit.timer === timer)?.secondsLeft
  const run = () => keeper.run(({ timer }) => said.push(`over ${timer}`))
  return { device, keeper, run, said, noted, left }
}

describe('the time of limited parts', () => {
  let visibility = 'visible'
  beforeEach(() => {
    visibility = 'visible'
    vi.stubGlobal('document', {
      get visibilityState() {
        return visibility
      },
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('I8 waits for its beginning, and then counts down by the second', async () => {
    const { device, keeper, run, left } = openKeeper({ rows: [] })
    run()
    device.pass(5)
    expect(keeper.current().map((part) => part.state)).toEqual(['waiting', 'waiting'])
    await keeper.begin(SECTION.timer)
    expect(left()).toBe(60)
    device.pass(7)
    expect(left()).toBe(53)
    expect(left(QUESTION.timer)).toBe(20)
  })

  it.each([DAY_MS, -DAY_MS])(
    'I8 loses and gains nothing when the clock is set by %d ms',
    (jump) => {
      const { device, run, left, said } = openKeeper()
      run()
      device.pass(10)
      device.setClock(jump)
      device.pass(10)
      expect(left()).toBe(40)
      expect(said).toEqual([`jump ${jump}`])
    },
  )

  it('I8 counts what the device slept', () => {
    const { device, keeper, run, left, said } = openKeeper()
    run()
    device.pass(10)
    visibility = 'hidden'
    keeper.noteAway(true)
    device.sleep(30_000)
    visibility = 'visible'
    keeper.noteAway(false)
    expect(left()).toBe(20)
    expect(said).toEqual([])
  })

  it('I8 counts what a reload took, and what passed while the page was closed', () => {
    const { device, run, noted } = openKeeper()
    const stop = run()
    device.pass(12)
    stop()
    expect(noted.at(-1)).toBe(12_000)
    const note = rowOf({ elapsedMs: 12_000, notedAt: device.time.now() })
    device.sleep(4000)
    expect(openKeeper({ device, rows: [note] }).left()).toBe(44)
    device.sleep(60_000)
    const late = openKeeper({ device, rows: [note] })
    expect(late.left()).toBe(0)
    late.run()
    device.pass(3)
    expect(late.said).toEqual([`over ${SECTION.timer}`, `end ${SECTION.timer}`])
  })

  it.each([3 * DAY_MS, -3 * DAY_MS])(
    'I8 forfeits nothing over a reload after which the clock is off by %d ms, and says so',
    (jump) => {
      const device = openDevice()
      const note = rowOf({ elapsedMs: 12_000, notedAt: device.time.now() })
      device.setClock(jump)
      const { run, left, said } = openKeeper({ device, rows: [note] })
      expect(left()).toBe(48)
      run()
      device.pass(5)
      expect(left()).toBe(43)
      expect(said).toEqual([`jump ${jump}`])
    },
  )

  it('I9 opens a part again that only a wrong clock had closed, by the server’s word', () => {
    const ended = rowOf({ endedAt: '2026-01-01T00:00:00.000Z', elapsedMs: 60_000 })
    const { device, keeper, run, left, said } = openKeeper({ rows: [ended] })
    run()
    const word = { ...ended, heard: 1, notedAt: device.time.now() }
    keeper.hear([{ ...word, elapsedMs: 58_000 }])
    expect(left()).toBe(0)
    keeper.hear([{ ...word, heard: 2, elapsedMs: 20_000 }])
    expect(left()).toBe(40)
    expect(said).toEqual([`reopen ${SECTION.timer}`])
    device.pass(40)
    expect(said.slice(1)).toEqual([`over ${SECTION.timer}`, `end ${SECTION.timer}`])
  })

  it('I8 takes the server’s word over its own, more or less', () => {
    const { device, keeper, run, left } = openKeeper()
    run()
    device.pass(10)
    keeper.hear([rowOf({ heard: 1, elapsedMs: 25_000, notedAt: device.time.now() })])
    expect(left()).toBe(35)
    // The same word again, noted on by this page, says nothing new.
    keeper.hear([rowOf({ heard: 1, elapsedMs: 0, notedAt: device.time.now() })])
    expect(left()).toBe(35)
    keeper.hear([rowOf({ heard: 2, elapsedMs: 5000, notedAt: device.time.now() })])
    expect(left()).toBe(55)
  })

  it('I9 is over once, at the second, and stays over', () => {
    const { device, run, left, said } = openKeeper()
    run()
    device.pass(59)
    expect(said).toEqual([])
    device.pass(1)
    expect(left()).toBe(0)
    expect(said).toEqual([`over ${SECTION.timer}`, `end ${SECTION.timer}`])
    device.pass(30)
    expect(said).toHaveLength(2)
  })

  it('I9 of a part that was ended before is none, whatever the clocks say', () => {
    const { left, said } = openKeeper({ rows: [rowOf({ endedAt: '2026-01-01T00:00:00.000Z' })] })
    expect(left()).toBe(0)
    expect(said).toEqual([])
  })

  describe('when extra time comes while it runs', () => {
    it('makes its clock longer', () => {
      const { keeper, device, left, run, said } = openKeeper()
      run()
      device.pass(50)
      keeper.allow([LONGER, QUESTION])
      expect(left()).toBe(40)
      device.pass(39)
      expect(said).not.toContain(`over ${SECTION.timer}`)
      device.pass(1)
      expect(said).toContain(`over ${SECTION.timer}`)
    })

    it('takes the clock away where there is no limit any more, and tells those who watch', () => {
      const { keeper, device, run, said } = openKeeper()
      run()
      device.pass(50)
      keeper.allow([])
      expect([keeper.current(), keeper.states()]).toEqual([[], []])
      device.pass(60)
      expect(said).not.toContain(`over ${SECTION.timer}`)
    })

    it('leaves over what was over', () => {
      const { keeper, run } = openKeeper({ rows: [rowOf({ endedAt: '2027-01-15T08:00:00.000Z' })] })
      run()
      keeper.allow([])
      expect(keeper.current()).toMatchObject([{ limit: SECTION, state: 'over' }])
      keeper.allow([LONGER])
      expect(keeper.current()).toMatchObject([{ limit: LONGER, state: 'over', secondsLeft: 0 }])
    })
  })
})
