import { myTaskExamples } from '../examples/my-tasks.ts'
import type { Slice } from '../slice.ts'
import * as myTasks from './my-tasks.ts'

export const tasksSlice: Slice = {
  name: 'tasks',
  modules: [myTasks],
  examples: [myTaskExamples],
}
