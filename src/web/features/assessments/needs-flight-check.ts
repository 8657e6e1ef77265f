// Whether an activity asks more of a device than answering does: time that runs, a camera, a microphone, or sound.
import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import { listTimeLimits } from '#contract/assessments/time-limits.ts'
import type { FlightNeeds } from '#web/offline/flight-check/flight-check.ts'

/** What the device must be able to do; null for an activity that every device can do. */
export function needsFlightCheck(content: AssessmentPackage): FlightNeeds | null {
  const isTimed = listTimeLimits(content).length > 0
  const recordings = content.questions.flatMap(({ recording }) => recording ?? [])
  const needsSound = content.questions.some(({ input }) => input?.type === 'clip')
  if (!isTimed && recordings.length === 0 && !needsSound) return null
  return {
    isTimed,
    recordings: recordings.length,
    needsCamera: recordings.some(({ kind }) => kind === 'video'),
    needsSound,
  }
}
