// Which types of recordings this browser makes, of those that the server takes.
import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import { RECORDING_TYPES, type RecordingType } from '#contract/assessments/recording-rules.ts'

type Wanted = NonNullable<AssessmentPackage['questions'][number]['recording']>

/** The best type that this browser records; null for none. */
export function pickType(kind: Wanted['kind']): RecordingType | null {
  if (!('MediaRecorder' in globalThis) || navigator.mediaDevices === undefined) return null
  const types = RECORDING_TYPES.filter((type) => type.startsWith(kind))
  return types.toReversed().find((type) => MediaRecorder.isTypeSupported(type)) ?? null
}

/** The type without what a browser adds to it; null for one that the server does not take. */
export function baseType(mimeType: string): RecordingType | null {
  const base = mimeType.split(';')[0]?.trim()
  return RECORDING_TYPES.find((type) => type === base) ?? null
}
