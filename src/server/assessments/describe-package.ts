// What a device gets of an activity: its content, and what the company wrote for it. Holds no keys.
import type { AssessmentPackage } from '#contract/assessments/assessments.ts'

import { clipsOf } from './instruments/language-test/clips-of.ts'

type Content = { readonly asmtId: number; readonly content: Omit<AssessmentPackage, 'asmt_id'> }

/** `instruction` is cleaned rich text; empty for none. */
export function packageOf(
  { asmtId, content }: Content,
  { instruction }: { instruction: string },
): AssessmentPackage {
  const written = instruction === '' ? {} : { company_instruction: instruction }
  return { ...content, ...clipsOf(content), ...written, asmt_id: asmtId }
}
