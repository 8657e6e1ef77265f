import { progressExamples } from '../examples/progress.ts'
import type { Slice } from '../slice.ts'
import * as progress from './progress.ts'

export const progressSlice: Slice = {
  name: 'progress',
  modules: [progress],
  examples: [progressExamples],
}
