// Whether an activity asks more of a device than answering does: time that runs, or a camera and a microphone. Packages
// name that in optional fields; what is not there, or not understood, is not needed.
import type { AssessmentPackage } from '#contract/assessments.ts'
import { listTimeLimits } from '#contract/time-limits.ts'
import type { FlightNeeds } from '#web/offline/flight-check/flight-check.ts'

/** What the device must be able to do; null for an activity that every device can do. */
export function needsFlightCheck(content: AssessmentPackage): FlightNeeds | null {
  const { questions } = content
  const isTimed = listTimeLimits(content).length > 0
  const recordings = questions.flatMap((question) => kindOf(fieldOf(question, 'recording')))
  if (!isTimed && recordings.length === 0) return null
  return {
    isTimed,
    recordings: recordings.length,
    needsCamera: recordings.includes('video'),
  }
}

// A kind by its name, alone or in `kind`; one that this build does not know is taken for a video, which needs the most.
function kindOf(recording: unknown): ('audio' | 'video')[] {
  if (recording === undefined || recording === null || recording === false) return []
  const kind = typeof recording === 'object' ? fieldOf(recording, 'kind') : recording
  return [kind === 'audio' ? 'audio' : 'video']
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.entries(value).find(([key]) => key === name)?.[1]
}
