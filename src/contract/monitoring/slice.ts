import type { Slice } from '../slice.ts'
import * as monitoring from './monitoring.ts'

export const monitoringSlice: Slice = {
  name: 'monitoring',
  modules: [monitoring],
  examples: [],
}
