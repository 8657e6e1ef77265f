// Whether a file that someone chose on this device is taken: by its size, its bytes and its ending.
import {
  formatOfFile,
  misnamedAs,
  otherFormatOf,
  type Misnamed,
  type OtherFormat,
} from '#contract/core/file-format.ts'
import { MAX_FILE_BYTES, type FileFormat } from '#contract/core/file-rules.ts'

/** What keeps a file from being taken. `wrong-format`: by what is in it. */
export type FileProblem =
  | OtherFormat
  | Misnamed
  | 'wrong-format'
  | 'too-large'
  | 'unreadable'
  | 'not-stored'

/** The bytes of a file and their format, or why it is not taken. */
export async function checkFile(
  picked: File,
  formats: readonly FileFormat[],
): Promise<{ bytes: ArrayBuffer; format: FileFormat } | FileProblem> {
  if (picked.size > MAX_FILE_BYTES) return 'too-large'
  const bytes = await picked.arrayBuffer().catch(() => null)
  if (bytes === null) return 'unreadable'
  const content = new Uint8Array(bytes)
  const format = formatOfFile(content, picked.name)
  if (format === null || !formats.includes(format))
    return otherFormatOf(content) ?? misnamedAs(content, picked.name) ?? 'wrong-format'
  return { bytes, format }
}
