// Example replies of `../question-library.ts`.
import {
  addLibraryQuestion,
  deleteLibraryQuestion,
  listLibraryQuestions,
  updateLibraryQuestion,
  type LibraryQuestion,
} from '../settings/question-library.ts'
import { example } from './example.ts'
import { everyType } from './screening-questions.ts'

/** A question of each type, as the library of a company. */
export const libraryQuestions: LibraryQuestion[] = everyType.map(
  ({ question_id: _id, account_question_id: _from, ...question }, index) => ({
    account_question_id: 71 + index,
    question,
  }),
)

const [first] = libraryQuestions
if (first === undefined) throw new Error('The library has no question.')

export const questionLibraryExamples = [
  example(listLibraryQuestions, {
    data: libraryQuestions,
    meta: { page: 1, page_size: 25, total: libraryQuestions.length },
  }),
  example(addLibraryQuestion, { data: first }),
  example(updateLibraryQuestion, { data: first }),
  example(deleteLibraryQuestion, { data: { account_question_id: 71, is_archived: true } }),
]
