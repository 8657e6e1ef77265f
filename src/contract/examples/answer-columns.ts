// Example replies of `../applicants/answer-columns.ts`.
import {
  type AnswerColumn,
  listAnswerColumns,
  listColumnAnswers,
} from '../applicants/answer-columns.ts'
import { example } from './example.ts'

const written = (text: string) => ({ en: text, es: text, fr: text })

const answerColumns: AnswerColumn[] = [
  { key: 'city', text: { en: 'City', es: 'Ciudad', fr: 'Ville' }, type: 'short_text', unit: '' },
  { key: 'field_7', text: written('Years of experience'), type: 'number', unit: 'years' },
  { key: 'license', text: written('Forklift license'), type: 'single_choice', unit: '' },
]

export const answerColumnExamples = [
  example(listAnswerColumns, { data: answerColumns }),
  example(listColumnAnswers, {
    data: [
      { user_smartreq_id: 901, key: 'field_7', value: 4, chosen: [] },
      { user_smartreq_id: 901, key: 'license', value: null, chosen: [written('Valid')] },
    ],
  }),
]
