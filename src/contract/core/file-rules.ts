// What device and server agree on about files that are answers, without the schemas. What a file is: `file-format.ts`.
import type { RecordingType } from '../assessments/recording-rules.ts'

/** Of one file, such as a resume. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024
export const MAX_FILE_NAME = 255

/** The formats that a question can take. */
export const FILE_FORMATS = ['pdf', 'docx', 'doc', 'txt'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

export const FILE_MIMES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  txt: 'text/plain',
} as const satisfies Record<FileFormat, string>

export const FILE_TYPES = Object.values(FILE_MIMES)
export type FileType = (typeof FILE_MIMES)[FileFormat]

/** What travels as a recording does: recordings, and files that are answers. */
export type UploadType = RecordingType | FileType

/** The format of a type; null for a recording's. */
export function formatOfType(type: string): FileFormat | null {
  return FILE_FORMATS.find((format) => FILE_MIMES[format] === type) ?? null
}
