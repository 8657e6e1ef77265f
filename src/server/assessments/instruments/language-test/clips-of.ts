// The sound of clips. Content names it; what a device gets has it, so that it plays without network.
import { readFileSync } from 'node:fs'

import type { AssessmentPackage } from '#contract/assessments/assessments.ts'

const FOLDER = new URL('clips/', import.meta.url)
const known = new Map<string, string>()

/** The clips that the questions name, in base64 by their names; nothing for content without clips. */
export function clipsOf({
  questions,
}: Pick<AssessmentPackage, 'questions'>): Pick<AssessmentPackage, 'clips'> {
  const names = questions.flatMap(({ input }) => (input?.type === 'clip' ? [input.clip] : []))
  if (names.length === 0) return {}
  return { clips: Object.fromEntries(names.map((name) => [name, readClip(name)])) }
}

// A file never changes: another sound has another name.
function readClip(name: string): string {
  const found = known.get(name)
  if (found !== undefined) return found
  const sound = readFileSync(new URL(`${name}.mp3`, FOLDER)).toString('base64')
  known.set(name, sound)
  return sound
}
