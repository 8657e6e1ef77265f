// Rules of the resume that users keep in their profile: one at a time, and read by its owner alone. Knows no HTTP.
import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'

import { formatOfType, type FileType } from '#contract/core/file-rules.ts'
import { resumeSchema, type Resume } from '#contract/people/resumes.ts'

import { readNow } from '../../assessments/media/extract-text.ts'
import { safeFileName } from '../../assessments/media/file-name.ts'
import type { Playable } from '../../assessments/media/media-service.ts'
import type { ReceivedFile } from '../../careers/company-media/receive-form.ts'
import type { Database, Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { once } from '../../http/idempotency.ts'
import type { Storage } from '../../storage/storage.ts'
import { findAccount } from '../profile/user-profile-repository.ts'
import * as repository from './profile-resume-repository.ts'
import { resumeKey } from './resume-key.ts'

type Deps = {
  readonly database: Database
  readonly storage: Pick<Storage, 'remove'>
  readonly now: () => Date
}
type Storing = {
  readonly by: { readonly userId: number; readonly idempotencyKey: string }
  readonly file: ReceivedFile
  /** As the bytes of the file say. */
  readonly mime: FileType
}

/** The resume in the caller's own profile. */
export async function findProfileResume(tx: Tx, userId: number): Promise<Resume | null> {
  const row = await repository.findOfUser(tx, userId)
  return row === null ? null : describe(row)
}

/** The file of the resume in the caller's own profile; null for any other id. */
export async function findProfileFile(
  tx: Tx,
  of: { userId: number; resumeId: string },
): Promise<Playable | null> {
  const row = await repository.findResume(tx, of)
  if (row === null) return null
  const { resumeId, size, mime, fileName } = row
  return { key: resumeKey(resumeId), recordingId: resumeId, size, mime, fileName }
}

/** Its owner waits for it: a resume takes a fraction of a second. */
const MOST_MS = 5000

type TextDeps = { readonly database: Database; readonly storage: Pick<Storage, 'read'> }

export function readingText({ database, storage }: TextDeps) {
  return {
    /**
     * What the resume in the caller's own profile says; null where nothing can be read. It is read each time: people seldom
     * look at their own resume, and what is not stored need not be erased.
     * @throws AppError `not_found` for any other id.
     */
    async text(of: { userId: number; resumeId: string }): Promise<string | null> {
      const scope = { kind: 'person', userId: of.userId } as const
      const row = await database.inScope(scope, (tx) => repository.findResume(tx, of))
      if (row === null) throw new AppError('not_found')
      const format = formatOfType(row.mime)
      if (format === null) return null
      const bytes = new Uint8Array(await buffer(storage.read(resumeKey(row.resumeId))))
      return (await readNow({ bytes, format }, { ms: MOST_MS })).text
    },
  }
}

/**
 * Stores a file that arrived as the resume of the profile, in place of the one there. A request that is repeated under
 * its key changes nothing.
 * @throws AppError `not_found` for an account that is gone.
 */
export async function storeProfileResume(
  { database, storage, now }: Deps,
  { by, file, mime }: Storing,
): Promise<Resume> {
  const { userId, idempotencyKey: key } = by
  const resumeId = randomUUID()
  let isInStorage = false
  const effect = async (tx: Tx) => {
    if ((await findAccount(tx, { userId, lock: true })) === null) throw new AppError('not_found')
    await repository.deleteOfUser(tx, { userId, at: now() })
    const fileName = safeFileName(file.name, mime)
    const row = { resumeId, userId, fileName, mime, size: file.size, createdAt: now() }
    await repository.insertResume(tx, row)
    // Last, so that little can fail behind it: in the storage before it counts, which is at the commit.
    await file.staged.commit(resumeKey(resumeId))
    isInStorage = true
    return describe(row)
  }
  const command = {
    userId,
    key,
    name: 'upload-profile-resume',
    request: { name: file.name, sha256: file.sha256 },
    replySchema: resumeSchema,
    effect,
  }
  try {
    return await database.inScope({ kind: 'person', userId }, (tx) => once(tx, command))
  } catch (error) {
    // A connection that broke at the commit leaves open whether it was done.
    const isNamed = (tx: Tx) => repository.isStored(tx, resumeId)
    if (isInStorage && !(await database.inScope({ kind: 'system' }, isNamed)))
      await storage.remove(resumeKey(resumeId))
    throw error
  }
}

/** Deletes the resume of a profile; true where there was one. */
export function deleteProfileResume(
  tx: Tx,
  { userId, at }: { userId: number; at: Date },
): Promise<boolean> {
  return repository.deleteOfUser(tx, { userId, at })
}

function describe(row: Omit<repository.ProfileResumeRow, 'deletedAt'>): Resume {
  return {
    resume_id: row.resumeId,
    user_id: row.userId,
    ref_id: null,
    file_name: row.fileName,
    mime: row.mime,
    size: row.size,
    status: 'ready',
    is_submitted: false,
    created_at: row.createdAt.toISOString(),
  }
}
