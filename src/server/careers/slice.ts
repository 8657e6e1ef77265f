import type { Slice } from '../slice.ts'
import { careerModule } from './career-module.ts'

export const careersSlice: Slice = {
  name: 'careers',
  routes(app, deps) {
    careerModule(app, deps)
  },
}
