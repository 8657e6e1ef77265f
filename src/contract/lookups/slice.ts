import { lookupExamples } from '../examples/lookups.ts'
import type { Slice } from '../slice.ts'
import * as lookups from './lookups.ts'

export const lookupsSlice: Slice = {
  name: 'lookups',
  modules: [lookups],
  examples: [lookupExamples],
}
