import type { Slice } from '../slice.ts'
import { registerAutomation } from './automation-routes.ts'
import { runAutomations } from './run-automations.ts'
import { tendAutomations } from './tend-automations.ts'

export const automationSlice: Slice = {
  name: 'automation',
  routes(app, deps) {
    registerAutomation(app, deps)
  },
  jobs: (deps) => ({
    'run-automations': (job) => runAutomations(deps, job),
    'tend-automations': () => tendAutomations(deps),
  }),
}
