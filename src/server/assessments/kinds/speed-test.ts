// An internet speed test with what a company asks for. Pure.
import type { SpeedTestSettings } from '#contract/assessments/speed-tests.ts'

import { SPEED_TEST_MINUTES, speedQuestion } from '../instruments/speed-test/speed-question.ts'
import type { WrittenContent } from './written-content.ts'

/** The test as a device runs it. */
export function speedTestContent({ kind: _kind, ...minimums }: SpeedTestSettings): WrittenContent {
  return {
    minutes: SPEED_TEST_MINUTES,
    questions: [speedQuestion(minimums)],
    response_sets: {},
  }
}
