// The commands about attempts: what the trail calls them, by the name in their receipts and by their endpoint.
import * as assessments from '#contract/assessments/assessments.ts'
import * as media from '#contract/assessments/media.ts'
import * as timing from '#contract/assessments/timing.ts'
import type { TrailCommand } from '#contract/assessments/trail.ts'
import { saveUserQuestions } from '#contract/assessments/user-questions.ts'
import type { Endpoint } from '#contract/core/endpoint.ts'

/** By the name in a command's receipt. The parts of recordings have rows of their own. */
export const RECEIPT_COMMANDS: ReadonlyMap<string, TrailCommand> = new Map([
  ['set-start-time', 'start'],
  ['assessment-answers', 'answers'],
  ['start-times', 'timer'],
  ['attempt-journal', 'journal'],
  ['create-recording', 'recording_start'],
  ['close-recording', 'recording_end'],
  ['user-questions-submit', 'submit'],
])

const COMMANDS: ReadonlyMap<Endpoint, TrailCommand> = new Map<Endpoint, TrailCommand>([
  [assessments.setStartTime, 'start'],
  [assessments.saveAnswers, 'answers'],
  [saveUserQuestions, 'answers'],
  [timing.startTimer, 'timer'],
  [timing.saveJournal, 'journal'],
  [media.createRecording, 'recording_start'],
  [media.appendChunk, 'recording_part'],
  [media.closeRecording, 'recording_end'],
  [assessments.submitQuestions, 'submit'],
])

/** What an endpoint is in the trail; null for one that takes nothing about an attempt. */
export function commandOf(endpoint: Endpoint): TrailCommand | null {
  return COMMANDS.get(endpoint) ?? null
}
