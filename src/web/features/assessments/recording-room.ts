// Whether a recording can be made: room on this device, and the permission to use its camera and microphone.
import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import { readStorage } from '#web/offline/persist-storage.ts'
import { recordingBytes } from '#web/offline/recording-size.ts'

type Wanted = NonNullable<AssessmentPackage['questions'][number]['recording']>

/** A browser that gives no estimate is believed: a write that fails says so by itself. */
export async function hasRoom({ kind, max_seconds: seconds }: Wanted): Promise<boolean> {
  const { freeBytes } = await readStorage()
  return freeBytes === null || freeBytes >= 2 * recordingBytes({ kind, seconds })
}

/** The user, or a setting of theirs, does not let the page record. */
export function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name)
}
