import type { Slice } from '../slice.ts'
import { attemptModule } from './attempt-module.ts'
import { extractText } from './media/extract-text.ts'
import { verifyRecording } from './media/verify-recording.ts'
import { recalculateScores } from './recalculate-scores.ts'
import { scoreAttempt } from './score-attempt.ts'

export const assessmentsSlice: Slice = {
  name: 'assessments',
  routes(app, deps) {
    attemptModule(app, deps)
  },
  jobs: (deps) => ({
    'score-attempt': (job) => scoreAttempt(deps, job),
    'recalculate-scores': (job) => recalculateScores(deps, job),
    'verify-recording': (job) => verifyRecording(deps, job),
    'extract-text': (job) => extractText(deps, job),
  }),
}
