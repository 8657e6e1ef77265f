import type { Slice } from '../slice.ts'
import { monitoringRoutes } from './monitoring-routes.ts'
import { createMonitoringService } from './monitoring-service.ts'

export const monitoringSlice: Slice = {
  name: 'monitoring',
  routes(app, deps) {
    const monitoring = createMonitoringService({ ...deps, targets: deps.monitoring ?? {} })
    monitoringRoutes(app, { ...deps, monitoring })
  },
}
