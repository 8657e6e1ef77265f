import { reportExamples } from '../examples/reports.ts'
import type { Slice } from '../slice.ts'
import * as reports from './reports.ts'

export const reportsSlice: Slice = {
  name: 'reports',
  modules: [reports],
  examples: [reportExamples],
}
