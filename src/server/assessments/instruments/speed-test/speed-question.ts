import type { Question } from '#contract/assessments/assessments.ts'
import type { SpeedMinimums } from '#contract/assessments/speed-result.ts'

export const SPEED_TEST_MINUTES = 1

/** The one question of a speed test, with what the company asks for. */
export function speedQuestion(minimums: SpeedMinimums): Question {
  return {
    question_id: 'speed',
    text: {
      en: 'Measure your internet connection',
      es: 'Mide tu conexión a internet',
      fr: 'Mesurez votre connexion internet',
    },
    is_required: true,
    input: { type: 'speed_test', ...minimums },
    response_set: '',
  }
}
