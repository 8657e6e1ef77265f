// Example replies of `../writing-help.ts`.
import { getWritingToken } from '../messages/writing-help.ts'
import { example } from './example.ts'

// Most installations have no language model.
export const writingHelpExamples = [example(getWritingToken, { data: { token: null } })]
