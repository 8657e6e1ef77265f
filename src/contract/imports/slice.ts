import { importExamples } from '../examples/imports.ts'
import type { Slice } from '../slice.ts'
import * as steps from './import-steps.ts'
import * as values from './import-values.ts'
import * as imports from './imports.ts'
import * as unlisted from './unlisted-people.ts'

export const importsSlice: Slice = {
  name: 'imports',
  modules: [imports, steps, values, unlisted],
  examples: [importExamples],
}
