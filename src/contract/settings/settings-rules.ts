// Limits and codes of the settings, and how their lists may be sorted and narrowed.
import { listSpec } from '../core/list-view.ts'

/** Left out: what is offered. */
const STATES = ['archived'] as const

export const INTERVIEW_QUESTION_LIST = listSpec({
  sort: ['text', 'minutes', 'updated_at'],
  defaultSort: 'text',
  filters: { attribute_type_id: 'id', state: STATES },
})

export const INTERVIEW_GUIDE_LIST = listSpec({
  sort: ['name', 'updated_at'],
  defaultSort: 'name',
  filters: { state: STATES },
})

export const COMPANY_NAME_MAX = 120

/** By the number of employees. */
export const COMPANY_SIZES = [
  { id: 1, name: '1-10' },
  { id: 2, name: '11-50' },
  { id: 3, name: '51-200' },
  { id: 4, name: '201-1000' },
  { id: 5, name: '1001-5000' },
] as const
