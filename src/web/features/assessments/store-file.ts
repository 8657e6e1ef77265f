// Stores a file that a candidate chose on this device, if it is one that the question takes.
import { formatOfBytes, otherFormatOf, type OtherFormat } from '#contract/core/file-format.ts'
import { FILE_MIMES, MAX_FILE_BYTES, type FileFormat } from '#contract/core/file-rules.ts'
import type { AttemptRow } from '#web/offline/database.ts'
import type { TakeRow } from '#web/offline/media-database.ts'
import type { Media } from '#web/offline/media-host.ts'
import { noteRecordings } from '#web/offline/meta.ts'
import { askToPersist } from '#web/offline/persist-storage.ts'

import type { OpenActivity } from './open-activity.ts'

/** What keeps a file from being the answer. `wrong-format`: by what is in it, whatever its name. */
export type FileProblem = OtherFormat | 'wrong-format' | 'too-large' | 'unreadable' | 'not-stored'

type Given = {
  readonly open: OpenActivity
  readonly media: Media
  readonly attempt: AttemptRow
  readonly questionId: string
  readonly formats: readonly FileFormat[]
  readonly picked: File
}

/** The stored file, or why there is none. */
export async function storeFile(given: Given): Promise<TakeRow | FileProblem> {
  const { open, media, attempt, questionId, formats, picked } = given
  if (picked.size > MAX_FILE_BYTES) return 'too-large'
  const bytes = await picked.arrayBuffer().catch(() => null)
  if (bytes === null) return 'unreadable'
  const content = new Uint8Array(bytes)
  const format = formatOfBytes(content)
  if (format === null || !formats.includes(format)) return otherFormatOf(content) ?? 'wrong-format'
  const file = { name: picked.name, mime: FILE_MIMES[format], bytes }
  try {
    await noteRecordings(open.offline.db)
    const { attemptId } = attempt
    const stored = await media.store.addFile({
      activity: open.activity,
      questionId,
      attemptId,
      file,
    })
    void askToPersist()
    return stored
  } catch {
    return 'not-stored'
  }
}
