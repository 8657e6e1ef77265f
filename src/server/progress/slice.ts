import type { Slice } from '../slice.ts'
import { progressRoutes } from './progress-routes.ts'
import { createProgressService } from './progress-service.ts'

export const progressSlice: Slice = {
  name: 'progress',
  routes(app, deps) {
    progressRoutes(app, { ...deps, progress: createProgressService(deps) })
  },
}
