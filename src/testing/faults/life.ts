// How long a page, a worker or a whole browser lives, counted in the steps at which it may be killed: every event that
// it is told of, every request that it sends, every lock that it gets.

export type Life = {
  readonly isOver: boolean
  /** How many steps it has come so far. */
  readonly steps: number
  /** One more step; false when it is dead, and what it would do is not done. */
  step(): boolean
  /** Ends at the `count`-th step from now, before that step has any effect; null: not by itself. */
  endAt(count: number | null): void
  end(): void
  /** Hears of the end, once. */
  onEnd(listener: () => void): void
}

/** A life, within that of its parent: a page does not outlive its browser. */
export function beginLife(parent?: Life): Life {
  let isOver = parent?.isOver ?? false
  let steps = 0
  let last: number | null = null
  const listeners: (() => void)[] = []

  const life: Life = {
    get isOver() {
      return isOver
    },
    get steps() {
      return steps
    },
    step() {
      if (isOver) return false
      steps += 1
      if (last !== null && steps >= last) life.end()
      else parent?.step()
      return !isOver
    },
    endAt(count) {
      last = count === null ? null : steps + count
    },
    end() {
      if (isOver) return
      isOver = true
      for (const listener of listeners.splice(0)) listener()
    },
    onEnd: (listener) => {
      listeners.push(listener)
    },
  }
  parent?.onEnd(() => life.end())
  return life
}

/** For those who wait for a user dead. */
export function never<T>(): Promise<T> {
  return new Promise(() => undefined)
}
