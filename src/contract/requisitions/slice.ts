import { hiringClassExamples } from '../examples/hiring-classes.ts'
import { predictiveModelExamples } from '../examples/predictive-models.ts'
import { requisitionHistoryExamples } from '../examples/requisition-history.ts'
import { requisitionExamples } from '../examples/requisitions.ts'
import { savedViewExamples } from '../examples/saved-views.ts'
import type { Slice } from '../slice.ts'
import * as hiringClasses from './hiring-classes.ts'
import * as listLayouts from './list-layouts.ts'
import * as predictiveModels from './predictive-models.ts'
import * as requisitionHistory from './requisition-history.ts'
import * as requisitions from './requisitions.ts'
import * as savedViews from './saved-views.ts'

export const requisitionsSlice: Slice = {
  name: 'requisitions',
  modules: [
    hiringClasses,
    listLayouts,
    predictiveModels,
    requisitionHistory,
    requisitions,
    savedViews,
  ],
  examples: [
    hiringClassExamples,
    predictiveModelExamples,
    requisitionHistoryExamples,
    requisitionExamples,
    savedViewExamples,
  ],
}
