import { automationExamples } from '../examples/automation.ts'
import type { Slice } from '../slice.ts'
import * as automationRuns from './automation-runs.ts'
import * as automation from './automation.ts'

export const automationSlice: Slice = {
  name: 'automation',
  modules: [automation, automationRuns],
  examples: [automationExamples],
}
