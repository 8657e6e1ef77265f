// Example replies of `../hiring-classes.ts`.
import {
  assignHiringClass,
  createHiringClass,
  deleteHiringClass,
  type HiringClass,
  listHiringClasses,
  saveHiringClass,
  undoHiringClass,
} from '../requisitions/hiring-classes.ts'
import { example } from './example.ts'

const spring: HiringClass = {
  hiring_class_id: 751,
  name: 'Spring cohort',
  seats: 12,
  filled: 4,
  start_date: '2027-03-01',
  status: 'open',
}

export const hiringClasses: HiringClass[] = [
  spring,
  {
    hiring_class_id: 752,
    name: 'Summer cohort',
    seats: 8,
    filled: 0,
    start_date: '2027-06-07',
    status: 'planned',
  },
]

const assigned = {
  batch_id: '0198c9f2-7c1a-4d2b-8e3f-5a6b7c8d9e0f',
  undo_until: '2026-11-14T10:10:00.000Z',
  done: [801],
  ended: [],
}

export const hiringClassExamples = [
  example(listHiringClasses, { data: hiringClasses, meta: { page: 1, page_size: 25, total: 2 } }),
  example(createHiringClass, { data: { ...spring, filled: 0 } }),
  example(saveHiringClass, { data: spring }),
  example(deleteHiringClass, { data: { hiring_class_id: 752 } }),
  example(assignHiringClass, { data: assigned }),
  example(undoHiringClass, { data: { done: [801], skipped: [] } }),
]
