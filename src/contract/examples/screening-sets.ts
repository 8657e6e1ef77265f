// Example replies of `../settings/screening-sets.ts`.
import {
  createScreeningSet,
  deleteScreeningSet,
  listScreeningSets,
  type ScreeningSet,
  updateScreeningSet,
} from '../settings/screening-sets.ts'
import { example } from './example.ts'
import { libraryQuestions } from './question-library.ts'

export const warehouseSet: ScreeningSet = {
  screening_set_id: 5,
  name: 'Warehouse basics',
  questions: libraryQuestions.slice(0, 2).map((one) => ({ ...one, is_archived: false })),
}

export const screeningSetExamples = [
  example(listScreeningSets, {
    data: [warehouseSet],
    meta: { page: 1, page_size: 25, total: 1 },
  }),
  example(createScreeningSet, { data: warehouseSet }),
  example(updateScreeningSet, { data: warehouseSet }),
  example(deleteScreeningSet, { data: { screening_set_id: 5 } }),
]
