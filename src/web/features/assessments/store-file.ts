// Stores a file that a candidate chose on this device, if it is one that the question takes.
import { FILE_MIMES, type FileFormat } from '#contract/core/file-rules.ts'
import type { AttemptRow } from '#web/offline/database.ts'
import type { TakeRow } from '#web/offline/media-database.ts'
import type { Media } from '#web/offline/media-host.ts'
import { noteRecordings } from '#web/offline/meta.ts'
import { askToPersist } from '#web/offline/persist-storage.ts'

import { checkFile, type FileProblem } from '../shell/files/check-file.ts'
import type { OpenActivity } from './open-activity.ts'

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
  const checked = await checkFile(picked, formats)
  if (typeof checked === 'string') return checked
  const file = { name: picked.name, mime: FILE_MIMES[checked.format], bytes: checked.bytes }
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
