import type { Slice } from '../slice.ts'
import { registerRequisitionSetup } from './setup/setup-routes.ts'

export const planEditorSlice: Slice = {
  name: 'plan-editor',
  routes(app, deps) {
    registerRequisitionSetup(app, deps)
  },
}
