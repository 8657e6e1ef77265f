// Everything that a schedule happens in: one time, one server, one order of events. Nothing happens between two steps
// of a schedule but what this lets happen.
import type { Random } from './random.ts'
import type { Server, ServerReply, ServerRequest } from './server.ts'
import type { TaskOrder } from './task-order.ts'
import { createTimeline } from './timeline.ts'

/** When every schedule begins. */
const START = Date.UTC(2026, 0, 5, 9)

export type World = {
  readonly now: number
  readonly tasks: TaskOrder
  readonly server: Server
  readonly random: Random
  /** Does something after `ms`, before anything else goes on; returns how to call it off. */
  after(ms: number, run: () => unknown): () => void
  /** Brings a request to the server, and waits for its answer; null when the connection broke. */
  serve(request: ServerRequest): Promise<ServerReply | null>
  /** The cookies of a new session. */
  signIn(userId: number): Map<string, string>
  /** Lets time pass, and everything that is due in it happen. */
  run(ms: number): Promise<void>
  /** Lets time pass until something holds, at most `ms`. Returns whether it does. */
  runUntil(holds: () => boolean, ms: number): Promise<boolean>
}

/** Begins a world; the process's tasks are its own from now on. */
export function beginWorld(given: {
  tasks: TaskOrder
  server: Server
  seed: number
  run: number
}): World {
  const { tasks, server, seed, run } = given
  const random = tasks.reset({ seed, run })
  const timeline = createTimeline(START)
  server.setTime(START)
  let lastServed = START

  const world: World = {
    get now() {
      return timeline.now
    },
    tasks,
    server,
    random,
    after: (ms, run) => timeline.after(ms, run),
    async serve(request) {
      // No two requests at one instant: what the server noted is in order.
      lastServed = Math.max(lastServed + 1, timeline.now)
      timeline.passTo(lastServed)
      server.setTime(lastServed)
      return tasks.outside(() => server.handle(request))
    },
    signIn(userId) {
      server.setTime(timeline.now)
      return server.signIn(userId)
    },
    async run(ms) {
      await world.runUntil(() => false, ms)
    },
    async runUntil(holds, ms) {
      const until = timeline.now + ms
      for (;;) {
        await tasks.settle()
        if (holds()) return true
        if (!(await timeline.next(until))) break
      }
      timeline.passTo(until)
      return holds()
    },
  }
  return world
}
