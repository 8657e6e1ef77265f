// Sets up what schedules run on, for a whole run of them.
import type { DeviceChanges } from './browser.ts'
import { createPersonPool } from './person-pool.ts'
import type { Stage } from './run-schedule.ts'
import { openServer, type ServerChanges } from './server.ts'
import { holdRequests } from './strong-references.ts'
import { replaceTasks } from './task-order.ts'

export type OpenStage = Stage & { close(): Promise<void> }

/** Opens a server and takes this process's tasks over until it is closed. */
export async function openStage(
  options: { dump?: Blob; server?: ServerChanges; devices?: DeviceChanges } = {},
): Promise<OpenStage> {
  const { dump, server: changes = {}, devices = {} } = options
  const server = await openServer({ changes, ...(dump === undefined ? {} : { dump }) })
  holdRequests()
  const tasks = replaceTasks()
  const personPool = await tasks.outside(() => createPersonPool(server))
  return {
    server,
    tasks,
    personPool,
    changes: devices,
    async close() {
      tasks.release()
      await server.close()
    },
  }
}
