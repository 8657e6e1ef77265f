// How the lists of interview questions and of interview guides may be sorted and narrowed.
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
