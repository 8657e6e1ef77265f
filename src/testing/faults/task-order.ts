// What devices do takes place one task after the other, in one order, whenever it is run: the IndexedDB in memory steps
// by setImmediate, which is replaced here; hashing and randomness come from here too. While the server works, all
// devices stand still.
import { createHash } from 'node:crypto'

import { createRandom, type Random } from './random.ts'

type Task = () => void

const { setImmediate: realImmediate } = globalThis
/** How often nothing new must have come up before the devices count as idle: promises settle in between. */
const QUIET_TURNS = 2

export type TaskOrder = {
  /** Runs the devices' tasks until none is left, or until `limit` of them were run. */
  settle(limit?: number): Promise<void>
  /** Lets the server, or anything else outside of the devices, do its work. */
  outside<T>(work: () => Promise<T>): Promise<T>
  /** What a device waits for outside of its tasks: until then it is not idle. */
  hold<T>(work: Promise<T>): Promise<T>
  /** Starts over: no tasks, and the randomness of a seed. `run` makes ids differ from those of every other run. */
  reset(given: { seed: number; run: number }): Random
  /** Gives the process back as it was. */
  release(): void
}

/** Takes the process over; there is one at a time. */
export function replaceTasks(): TaskOrder {
  let tasks: Task[] = []
  let isOutside = false
  const held = new Set<Promise<unknown>>()
  let random = createRandom(1)
  let run = 0
  const { crypto } = globalThis
  const before = {
    immediate: globalThis.setImmediate,
    digest: crypto.subtle.digest.bind(crypto.subtle),
    fill: crypto.getRandomValues.bind(crypto),
  }

  const immediate = (task: (...given: unknown[]) => void, ...given: unknown[]) => {
    if (isOutside) return realImmediate(task, ...given)
    tasks.push(() => task(...given))
    return undefined
  }
  Object.assign(globalThis, { setImmediate: immediate })
  Object.assign(crypto.subtle, { digest: hashHere })
  Object.assign(crypto, {
    getRandomValues: <T extends NodeJS.ArrayBufferView<ArrayBuffer>>(target: T) =>
      isOutside ? before.fill(target) : fillFrom(random, { target, run }),
  })

  return {
    async settle(limit = Number.POSITIVE_INFINITY) {
      let ran = 0
      let quiet = 0
      while (ran < limit && (quiet < QUIET_TURNS || held.size > 0 || tasks.length > 0)) {
        const task = tasks.shift()
        quiet = task === undefined ? quiet + 1 : 0
        if (task !== undefined) ran += 1
        task?.()
        await turn()
      }
    },
    async outside(work) {
      isOutside = true
      try {
        return await work()
      } finally {
        isOutside = false
      }
    },
    hold(work) {
      const done = work.finally(() => held.delete(done))
      held.add(done)
      return done
    },
    reset(given) {
      tasks = []
      random = createRandom(given.seed)
      run = given.run
      return random
    },
    release() {
      Object.assign(globalThis, { setImmediate: before.immediate })
      Object.assign(crypto.subtle, { digest: before.digest })
      Object.assign(crypto, { getRandomValues: before.fill })
    },
  }
}

function turn(): Promise<void> {
  return new Promise((resolve) => {
    realImmediate(resolve)
  })
}

// The browser hashes on another thread and answers at its leisure; here it is done at once.
function hashHere(algorithm: string, data: Uint8Array): Promise<ArrayBuffer> {
  const hash = createHash(algorithm.replace('-', '').toLowerCase()).update(data).digest()
  return Promise.resolve(new Uint8Array(hash).buffer)
}

const RUN_BYTES = 4

// The last bytes name the run: two runs of one seed make the same ids in the same order, and yet other ones.
function fillFrom<T extends NodeJS.ArrayBufferView>(
  random: Random,
  { target, run }: { target: T; run: number },
): T {
  const bytes = new Uint8Array(target.buffer, target.byteOffset, target.byteLength)
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = random.below(256)
  if (bytes.length > RUN_BYTES)
    new DataView(bytes.buffer, bytes.byteOffset).setUint32(bytes.length - RUN_BYTES, run)
  return target
}
