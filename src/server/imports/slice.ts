import type { Slice } from '../slice.ts'
import { readImport } from './file/read-import.ts'
import { importRoutes } from './import-routes.ts'
import { applyImport } from './rows/apply-import.ts'
import { checkImport } from './rows/check-import.ts'
import { undoImport } from './undo/undo-import.ts'

export const importsSlice: Slice = {
  name: 'imports',
  routes: importRoutes,
  jobs: (deps) => ({
    'read-import': (job) => readImport(deps, job),
    'check-import': (job) => checkImport(deps, job),
    'apply-import': (job) => applyImport(deps, job),
    'undo-import': (job) => undoImport(deps, job),
  }),
}
