// Rules of resumes: who reads them, and how one comes into a form. Those of forms are stored and answered by the services
// of files and of answers, which hold the truth; `profile-resume.ts` has the one in the profile. Knows no HTTP.
import { createHash, randomUUID } from 'node:crypto'

import { recordingDigest } from '#contract/assessments/recording-digest.ts'
import { formatOfFile } from '#contract/core/file-format.ts'
import { FILE_MIMES, FILE_TYPES, type FileType } from '#contract/core/file-rules.ts'
import { PAYLOAD_VERSION } from '#contract/core/version.ts'
import { deletedResumesSchema, resumeSchema, type Resume } from '#contract/people/resumes.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import type { AssessmentService } from '../../assessments/assessment-service.ts'
import type { MediaService, Playable } from '../../assessments/media/media-service.ts'
import { ReceivedChunk } from '../../assessments/media/receive-chunk.ts'
import type { ReceivedFile } from '../../careers/company-media/receive-form.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import { hasReceipt, once } from '../../http/idempotency.ts'
import type { Storage } from '../../storage/storage.ts'
import {
  deleteProfileResume,
  findProfileFile,
  findProfileResume,
  readingText,
  storeProfileResume,
} from './profile-resume.ts'
import * as repository from './resume-repository.ts'
import { RESUME_QUESTION, type ResumeRow } from './resume-repository.ts'

type Deps = {
  readonly database: Database
  readonly scopes: StaffScopes
  readonly media: MediaService
  readonly assessments: AssessmentService
  readonly storage: Pick<Storage, 'read' | 'remove'>
  readonly now: () => Date
}
type By = { readonly userId: number; readonly idempotencyKey: string }
type Upload = { readonly refId: number | undefined; readonly file: ReceivedFile }

export function createResumeService(deps: Deps) {
  return { ...reading(deps), ...readingText(deps), upload: uploading(deps), remove: removing(deps) }
}

function reading({ database, scopes, media }: Deps) {
  return {
    /** A user's own resumes, or those that the caller sees as staff. @throws AppError `not_found` where there is none to see. */
    async list(caller: Caller, userId: number): Promise<Resume[]> {
      if (caller.userId === userId)
        return database.inScope({ kind: 'person', userId }, async (tx) => {
          const own = await findProfileResume(tx, userId)
          const ofForms = (await repository.listResumes(tx, { userId })).map(describe)
          return own === null ? ofForms : [own, ...ofForms]
        })
      const rows = await database.inScope({ kind: 'system' }, (tx) =>
        repository.listResumes(tx, { userId }),
      )
      const seen = await Promise.all(rows.map((row) => seesApplication(row)))
      const shown = rows.filter((_, index) => seen[index] === true)
      if (shown.length === 0) throw new AppError('not_found')
      return shown.map(describe)

      async function seesApplication({ userSmartreqId }: ResumeRow): Promise<boolean> {
        try {
          return await scopes.atApplication({ caller, userSmartreqId }, () => Promise.resolve(true))
        } catch (error) {
          if (error instanceof AppError && error.status < 500) return false
          throw error
        }
      }
    },

    /** The file of a resume. @throws AppError `not_found`, `forbidden` to colleagues, `recording_not_ready`. */
    async find(caller: Caller, recordingId: string): Promise<Playable> {
      const { userId } = caller
      const own = await database.inScope({ kind: 'person', userId }, (tx) =>
        findProfileFile(tx, { userId, resumeId: recordingId }),
      )
      if (own !== null) return own
      const [row] = await database.inScope({ kind: 'system' }, (tx) =>
        repository.listResumes(tx, { recordingId }),
      )
      if (row === undefined) throw new AppError('not_found')
      if (row.userId === userId) return media.find(userId, recordingId)
      return media.findOfApplicant(caller, { userSmartreqId: row.userSmartreqId, recordingId })
    },
  }
}

function uploading(deps: Deps) {
  const { database, media, assessments, now } = deps
  /**
   * Stores a file in the profile; or, for an application, as a device would that sends it in one chunk, and answers the
   * question with it.
   * @throws AppError `not_found` for an application of another user, `activity_locked` where no form waits for a resume,
   * `validation_failed` for a file of another type, and what the service of files throws.
   */
  return async function upload(by: By, { refId, file }: Upload): Promise<Resume> {
    if (refId === undefined) return storeProfileResume(deps, { by, file, mime: typeOf(file) })
    const { userId, idempotencyKey: key } = by
    const asPerson = <T>(work: (tx: Tx) => Promise<T>) =>
      database.inScope({ kind: 'person', userId }, work)
    const recordingId = keyOf(key, 'recording')
    const command = {
      userId,
      key,
      name: 'upload-resume',
      request: { refId, name: file.name, sha256: file.sha256 },
      replySchema: resumeSchema,
      effect: async (tx: Tx) => {
        const [row] = await repository.listResumes(tx, { recordingId })
        if (row === undefined) throw new AppError('conflict')
        return describe(row)
      },
    }
    if (!(await asPerson((tx) => hasReceipt(tx, { userId, key })))) {
      const attemptId = await asPerson((tx) => getOpenForm(tx, { userId, refId }))
      await storeFile(media, { by, recordingId, attemptId, file })
      await answerWith(assessments, { userId, attemptId, value: recordingId, at: now() })
    }
    return asPerson((tx) => once(tx, command))
  }
}

type Removal = { readonly userId: number; readonly only: 'profile' | undefined }

function removing({ database, assessments, now }: Deps) {
  /**
   * Deletes the resume of the profile and, unless `only` that, takes one out of every form that is not submitted.
   * @throws AppError `not_found` for another user.
   */
  return async function remove({ userId: callerId, idempotencyKey: key }: By, removal: Removal) {
    const { userId, only } = removal
    if (callerId !== userId) throw new AppError('not_found')
    const asPerson = <T>(work: (tx: Tx) => Promise<T>) =>
      database.inScope({ kind: 'person', userId }, work)
    const isRepeat = await asPerson((tx) => hasReceipt(tx, { userId, key }))
    const isOfForms = !isRepeat && only === undefined
    const rows = isOfForms ? await asPerson((tx) => repository.listResumes(tx, { userId })) : []
    const open = rows.filter((row) => row.submittedAt === null)
    // An empty answer is how a device takes a file back: the answer before stays in the history of the attempt.
    const removed = await Promise.all(
      open.map(({ attemptId }) =>
        answerWith(assessments, { userId, attemptId, value: '', at: now() }),
      ),
    )
    return asPerson((tx) =>
      once(tx, {
        userId,
        key,
        name: 'delete-resume',
        request: { userId, ...(only === undefined ? {} : { only }) },
        replySchema: deletedResumesSchema,
        effect: async (unit) => {
          const wasInProfile = await deleteProfileResume(unit, { userId, at: now() })
          const count = removed.filter(Boolean).length + (wasInProfile ? 1 : 0)
          return { user_id: userId, deleted_count: count }
        },
      }),
    )
  }
}

async function getOpenForm(tx: Tx, of: { userId: number; refId: number }): Promise<string> {
  if (!(await repository.hasApplication(tx, of))) throw new AppError('not_found')
  const attemptId = await repository.findOpenForm(tx, of)
  if (attemptId !== null) return attemptId
  const fields = { ref_id: 'No application form that was started and asks for a resume is open.' }
  throw new AppError('activity_locked', { fields })
}

type Storing = {
  readonly by: By
  readonly recordingId: string
  readonly attemptId: string
  readonly file: ReceivedFile
}

async function storeFile(media: MediaService, { by, ...of }: Storing): Promise<void> {
  const { recordingId, attemptId, file } = of
  const { userId, idempotencyKey: key } = by
  const state = await media.create(
    { userId, idempotencyKey: keyOf(key, 'create') },
    {
      payload_version: PAYLOAD_VERSION,
      recording_id: recordingId,
      attempt_id: attemptId,
      question_id: RESUME_QUESTION,
      device_id: recordingId,
      mime: typeOf(file),
      round: 1,
      file_name: file.name,
    },
  )
  const { staged, size, sha256 } = file
  const hash = { hash: sha256, declared: { algorithm: 'sha256', hash: sha256 } } as const
  // A request that broke off behind this left the bytes there.
  if (state.received_bytes === 0)
    await media.append(userId, {
      recordingId,
      read: () => ({ offset: 0, received: new ReceivedChunk({ staged, size, ...hash }) }),
    })
  const chunks = [{ index: 0, size, sha256 }]
  const digest = await recordingDigest(chunks)
  await media.close(
    { userId, idempotencyKey: keyOf(key, 'close') },
    {
      recordingId,
      body: { payload_version: PAYLOAD_VERSION, chunks, total_size: size, digest, duration_ms: 0 },
    },
  )
}

type Answering = {
  readonly userId: number
  readonly attemptId: string
  readonly value: string
  readonly at: Date
}

/** False where a newer answer stands, or the form was submitted meanwhile. */
async function answerWith(
  assessments: AssessmentService,
  { userId, attemptId, value, at }: Answering,
): Promise<boolean> {
  const receipt = await assessments.saveAnswers(
    { userId, idempotencyKey: randomUUID() },
    {
      payload_version: PAYLOAD_VERSION,
      attempt_id: attemptId,
      device_id: attemptId,
      answers: [{ question_id: RESUME_QUESTION, value, rev: 1, answered_at: at.toISOString() }],
    },
  )
  return receipt.superseded.length === 0 && !receipt.is_fenced
}

function typeOf({ head, name }: ReceivedFile): FileType {
  const format = formatOfFile(head, name)
  if (format !== null) return FILE_MIMES[format]
  const fields = { file: 'Error: Please try uploading a different file' }
  throw new AppError('validation_failed', { fields })
}

/** A UUID that is the same for each repeat of a request. */
function keyOf(key: string, step: string): string {
  const hex = createHash('sha256').update(`${key} ${step}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function describe(row: ResumeRow): Resume {
  const { mime } = row
  return {
    resume_id: row.recordingId,
    user_id: row.userId,
    ref_id: row.refId,
    file_name: row.fileName ?? '',
    mime: FILE_TYPES.find((type) => type === mime) ?? FILE_MIMES.txt,
    size: row.size,
    status: row.status,
    is_submitted: row.submittedAt !== null,
    created_at: row.createdAt.toISOString(),
  }
}
