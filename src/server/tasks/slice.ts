import { staffEndpoints } from '../access/staff-endpoints.ts'
import type { Slice } from '../slice.ts'
import { serveMyTasks } from './my-tasks.ts'

export const tasksSlice: Slice = {
  name: 'tasks',
  routes(app, deps) {
    serveMyTasks(staffEndpoints({ ...deps, app }), deps)
  },
}
