// Counts the time of limited parts while their screen is open (I8, I9). It tells what is left and when a part is over;
// what follows from that is the screen's.
import type { TimeLimit } from '#contract/assessments/time-limits.ts'

import type { TimerRow } from './database.ts'
import type { DeviceTime } from './device-time.ts'
import { passedBetween, passedSinceNote, secondsLeft, type ClockReading } from './elapsed-time.ts'

const TICK_MS = 1000
/** What a killed page may lose of the count; the wall clock makes up for it at the next opening. */
const NOTE_EVERY_TICKS = 5
/** The server and a device may see an end apart by the time that a reply takes; more is a clock that was wrong. */
const REOPENED_FROM_SECONDS = 5

/** How a limited part stands. `waiting`: it has not begun. */
export type PartTime = {
  readonly limit: TimeLimit
  readonly state: 'waiting' | 'running' | 'over'
  readonly secondsLeft: number
}

type Part = { row: TimerRow; elapsedMs: number }

/** A part's time has just run out; called once for each, with how all of them stand. */
export type OnOver = (limit: TimeLimit, parts: readonly PartTime[]) => void

type Deps = {
  readonly limits: readonly TimeLimit[]
  readonly rows: readonly TimerRow[]
  readonly time: DeviceTime
  /** Writes to the device: a start, what has passed, an end. */
  readonly store: {
    start(timer: string): Promise<TimerRow>
    note(row: TimerRow, elapsedMs: number): Promise<void>
    end(timer: string): Promise<void>
    /** Undoes an end. */
    reopen(timer: string): Promise<void>
  }
  /** The device's clock was set while the page was looked at, or before it was opened; `jumpMs` by how much. */
  readonly onJump: (jumpMs: number) => void
}

/** Counts for one attempt. Its methods may be handed out without their object. */
export class TimeKeeper {
  readonly #deps: Deps
  #limits: readonly TimeLimit[]
  readonly #parts = new Map<string, Part>()
  readonly #listeners = new Set<() => void>()
  readonly #ended = new Set<string>()
  #last: ClockReading
  #ticks = 0
  #wasAway = false
  /** What the wall clock says that passed before this opening, where that cannot be; 0 where it can. */
  #jumpBefore = 0
  #stopTicking: (() => void) | null = null
  #onOver: OnOver | null = null
  #shown: readonly PartTime[] = []
  #states: readonly PartTime[] = []

  constructor(deps: Deps) {
    this.#deps = deps
    this.#limits = deps.limits
    this.#last = this.#read()
    for (const row of deps.rows) this.#take(row)
    this.#show()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Every limit of the attempt, as it stands now. */
  readonly current = (): readonly PartTime[] => this.#shown

  /** The same, again only when a part begins or ends: for what does not show seconds. */
  readonly states = (): readonly PartTime[] => this.#states

  /** Begins to count; returns how to stop, which notes what has passed. */
  readonly run = (onOver: OnOver): (() => void) => {
    this.#onOver = onOver
    this.#last = this.#read()
    this.#stopTicking ??= this.#deps.time.every(TICK_MS, this.tick)
    if (this.#jumpBefore !== 0) this.#deps.onJump(this.#jumpBefore)
    this.#jumpBefore = 0
    this.tick()
    return () => {
      this.tick()
      this.#stopTicking?.()
      this.#stopTicking = null
      this.#onOver = null
      this.#note()
    }
  }

  /** Begins a part; on disk before it counts. */
  readonly begin = async (timer: string): Promise<void> => {
    this.#take(await this.#deps.store.start(timer))
    this.#show()
  }

  /** The page was hidden, or came back: what the clocks say in between may be a sleep. */
  readonly noteAway = (isHidden: boolean): void => {
    if (isHidden) {
      this.tick()
      this.#wasAway = true
      this.#note()
      return
    }
    this.#wasAway = true
    this.tick()
  }

  /** The server's word on some parts, as the device has it now: it stands over what was counted here. */
  readonly hear = (rows: readonly TimerRow[]): void => {
    for (const row of rows) {
      const known = this.#parts.get(row.timer)
      if (known === undefined || row.heard > known.row.heard) this.#take(row)
      else known.row = row
      if (known !== undefined && row.heard > known.row.heard) this.#reopen(row.timer)
    }
    this.#show()
  }

  /** More time was given: longer limits, or fewer. What has ended stays ended, unless the server's word opens it again. */
  readonly allow = (limits: readonly TimeLimit[]): void => {
    const isOver = ({ timer }: TimeLimit) => (this.#parts.get(timer)?.row.endedAt ?? null) !== null
    const gone = this.#limits.filter(
      (limit) => isOver(limit) && !limits.some(({ timer }) => timer === limit.timer),
    )
    this.#limits = [...limits, ...gone]
    this.#show()
  }

  /** Looks at the clocks; by itself once a second. */
  readonly tick = (): void => {
    const before = this.#last
    this.#last = this.#read()
    const { elapsedMs, jumpMs } = passedBetween(before, { ...this.#last, wasAway: this.#wasAway })
    this.#wasAway = document.visibilityState === 'hidden'
    if (jumpMs !== 0) this.#deps.onJump(jumpMs)
    for (const part of this.#parts.values()) part.elapsedMs += elapsedMs
    this.#ticks += 1
    if (this.#ticks % NOTE_EVERY_TICKS === 0) this.#note()
    this.#show()
  }

  #read(): ClockReading {
    const { time } = this.#deps
    return { wallMs: time.now(), monoMs: time.mono() }
  }

  #take(row: TimerRow): void {
    const lastsMs = 1000 * this.#limits.reduce((sum, { seconds }) => sum + seconds, 0)
    const { elapsedMs, jumpMs } = passedSinceNote(row, { wallMs: this.#last.wallMs, lastsMs })
    this.#parts.set(row.timer, { row, elapsedMs })
    if (row.endedAt === null && jumpMs !== 0) this.#jumpBefore = jumpMs
  }

  // What only a wrong clock closed opens again, by the server's word.
  #reopen(timer: string): void {
    const part = this.#parts.get(timer)
    const limit = this.#limits.find((one) => one.timer === timer)
    if (part === undefined || limit === undefined || part.row.endedAt === null) return
    if (secondsLeft(limit.seconds, part.elapsedMs) < REOPENED_FROM_SECONDS) return
    part.row = { ...part.row, endedAt: null }
    this.#ended.delete(timer)
    this.#deps.store.reopen(timer).catch(() => undefined)
  }

  #note(): void {
    for (const { row, elapsedMs } of this.#parts.values()) {
      // Counted on in memory; a disk that is full is said where answers are written.
      if (row.endedAt === null) this.#deps.store.note(row, elapsedMs).catch(() => undefined)
    }
  }

  #show(): void {
    this.#shown = this.#limits.map((limit) => this.#describe(limit))
    const isNews =
      this.#shown.length !== this.#states.length ||
      this.#shown.some((part, index) => part.state !== this.#states[index]?.state)
    if (isNews) this.#states = this.#shown
    for (const listener of this.#listeners) listener()
    // Also what ran out while no page was open; but only where a user listens.
    if (this.#onOver === null) return
    for (const { limit, state } of this.#shown) if (state === 'over') this.#end(limit)
  }

  #describe(limit: TimeLimit): PartTime {
    const part = this.#parts.get(limit.timer)
    if (part === undefined) return { limit, state: 'waiting', secondsLeft: limit.seconds }
    const left = part.row.endedAt === null ? secondsLeft(limit.seconds, part.elapsedMs) : 0
    return { limit, state: left > 0 ? 'running' : 'over', secondsLeft: left }
  }

  #end(limit: TimeLimit): void {
    const { row } = this.#parts.get(limit.timer) ?? {}
    if (row?.endedAt !== null || this.#ended.has(limit.timer)) return
    this.#ended.add(limit.timer)
    this.#onOver?.(limit, this.#shown)
    // Tried again at the next opening, where the time is over too.
    this.#deps.store.end(limit.timer).catch(() => undefined)
  }
}
