// The score of a typing test. Pure.
import type { AnswerValue } from '#contract/assessments/assessments.ts'
import { decodeTypingLog } from '#contract/assessments/typing-log.ts'
import { typingMetrics } from '#contract/assessments/typing-metrics.ts'

import type { ScaleNorm } from './scoring-key.ts'

type TypingNorm = Extract<ScaleNorm, { kind: 'typing' }>

/** With fewer characters typed, speed and accuracy say nothing. */
const FEWEST_CHARACTERS = 25
const HIGHEST_SCORE = 100

/**
 * What a log of keystrokes measures; null without one.
 * @returns `raw`: words a minute or percent, see `typing-metrics.ts`. `score`: the same as 0–100, where a hundred words a
 * minute and more are 100; null when too little was typed to say
 */
export function scoreTyping(
  { measure, passage, seconds }: TypingNorm,
  answer: AnswerValue | undefined,
): { raw: number; score: number | null } | null {
  const log = typeof answer === 'string' ? decodeTypingLog(answer) : null
  if (log === null || log.events.length === 0) return null
  const { events, language } = log
  const metrics = typingMetrics({ passage: passage[language], seconds, events })
  const raw = (measure === 'wpm' ? metrics.wpm : metrics.accuracy) ?? 0
  const typed = metrics.correct + metrics.uncorrected
  return { raw, score: typed < FEWEST_CHARACTERS ? null : Math.min(raw, HIGHEST_SCORE) }
}
