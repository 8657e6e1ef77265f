// What people draw or type as their signature.
import { SIGNING_LIMITS } from '#contract/offers/signing.ts'

import { DocumentProblemError } from './document-problem.ts'
import type { SignatureImage } from './document-types.ts'

/**
 * Checks a signature: call it when the person signs, so that sealing never meets a bad one.
 * @throws DocumentProblemError `signature_empty` or `signature_too_long`
 */
export function assertSignature(image: SignatureImage): void {
  if (image.kind === 'typed') {
    if (image.text.trim() === '') throw new DocumentProblemError('signature_empty')
    if (image.text.length > SIGNING_LIMITS.name)
      throw new DocumentProblemError('signature_too_long')
    return
  }
  const { strokes } = image
  const numbers = strokes.reduce((sum, stroke) => sum + stroke.length, 0)
  if (strokes.length > SIGNING_LIMITS.strokes || numbers > SIGNING_LIMITS.points * 2)
    throw new DocumentProblemError('signature_too_long')
  if (numbers < 2 || !strokes.every(isDrawable)) throw new DocumentProblemError('signature_empty')
}

function isDrawable(stroke: readonly number[]): boolean {
  return (
    stroke.length >= 2 &&
    stroke.length % 2 === 0 &&
    stroke.every((value) => value >= 0 && value <= 1)
  )
}
