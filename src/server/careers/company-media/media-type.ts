// What an uploaded file is, by its first bytes: neither its name nor what the browser says of it is trusted.
import {
  type CompanyMediaType,
  type MediaResourceType,
  VIDEO_TYPES,
} from '#contract/careers/careers-rules.ts'

import { isOfType } from '../../assessments/media/recording-type.ts'

/** The type of a file that begins with these bytes; null for none that a text can show. */
export function mediaTypeOf(
  bytes: Uint8Array,
  resourceType: MediaResourceType,
): CompanyMediaType | null {
  if (resourceType === 'video') return VIDEO_TYPES.find((type) => isOfType(bytes, type)) ?? null
  const found = IMAGE_SIGNATURES.find(({ parts }) =>
    parts.every(({ offset, signature }) => startsAt(bytes, { offset, signature })),
  )
  return found?.type ?? null
}

const IMAGE_SIGNATURES = [
  { type: 'image/png', parts: [{ offset: 0, signature: '\x89PNG\r\n\x1a\n' }] },
  { type: 'image/jpeg', parts: [{ offset: 0, signature: '\xff\xd8\xff' }] },
  { type: 'image/gif', parts: [{ offset: 0, signature: 'GIF8' }] },
  {
    type: 'image/webp',
    parts: [
      { offset: 0, signature: 'RIFF' },
      { offset: 8, signature: 'WEBP' },
    ],
  },
] as const

function startsAt(
  bytes: Uint8Array,
  { offset, signature }: { offset: number; signature: string },
): boolean {
  return Buffer.from(signature, 'latin1').every((byte, index) => bytes[offset + index] === byte)
}
