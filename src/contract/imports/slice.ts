import { importExamples } from '../examples/imports.ts'
import type { Slice } from '../slice.ts'
import * as imports from './imports.ts'

export const importsSlice: Slice = {
  name: 'imports',
  modules: [imports],
  examples: [importExamples],
}
