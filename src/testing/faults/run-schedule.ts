// Runs one schedule from its beginning to its check.
import type { DeviceChanges } from './browser.ts'
import { check } from './checks.ts'
import { heal } from './heal.ts'
import type { Trouble } from './journal.ts'
import type { PersonPool } from './person-pool.ts'
import { setScene, type Scene } from './scene.ts'
import type { Schedule } from './schedule.ts'
import type { Server } from './server.ts'
import { perform } from './steps.ts'
import type { TaskOrder } from './task-order.ts'
import { readSeen } from './witness.ts'
import { beginWorld } from './world.ts'

/** Where schedules run, one after the other. */
export type Stage = {
  readonly server: Server
  readonly personPool: PersonPool
  readonly tasks: TaskOrder
  readonly changes: DeviceChanges
}

let runs = 0

/** What went wrong in a schedule; nothing, when all is well. */
export async function runSchedule(stage: Stage, schedule: Schedule): Promise<Trouble[]> {
  runs += 1
  const world = beginWorld({ ...stage, seed: schedule.seed, run: runs })
  const scene = await setScene(world, { ...stage, setUp: schedule.setUp })
  for (const step of schedule.steps) {
    await perform(scene, step)
  }
  await heal(scene, schedule)
  return judge(scene)
}

async function judge(scene: Scene): Promise<Trouble[]> {
  const { journal, people, world } = scene
  const userIds = people.map((one) => one.userId)
  const seen = readSeen(world.server.statements, userIds)
  return check({ scene, journal, seen })
}
