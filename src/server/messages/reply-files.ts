// The files of an answer: what of them is stored, where, and under which name. Content decides what a file is.
import { randomUUID } from 'node:crypto'

import { formatOfFile } from '#contract/core/file-format.ts'
import { FILE_MIMES, MAX_FILE_BYTES } from '#contract/core/file-rules.ts'
import { REPLY_LIMITS } from '#contract/messages/messages-rules.ts'

import { safeFileName } from '../assessments/media/file-name.ts'
import type { ReplyFile } from '../db/schema/message.ts'
import type { MailFile } from '../mail/inbound/parse-mail.ts'
import type { StagedFile, Storage } from '../storage/storage.ts'
import { replyFileKey } from './reply-file-key.ts'

/** So many are named at most, stored or not. */
const NAMED = 50
const NAME_LENGTH = 120

/** Files of one answer, on their way into the storage. Commit them, or discard them. */
export type StagedFiles = {
  readonly described: readonly ReplyFile[]
  commit(): Promise<void>
  discard(): Promise<void>
}

/** Stages those that can be stored, and names all. */
export async function stageFiles(
  storage: Storage,
  { accountId, files }: { accountId: number; files: readonly MailFile[] },
): Promise<StagedFiles> {
  const staged: { key: string; file: StagedFile }[] = []
  const described: ReplyFile[] = []
  for (const { name, content } of files.slice(0, NAMED)) {
    const one = describe({ name, content, stored: staged.length })
    described.push(one)
    if (one.leftOut !== null) continue
    const file = storage.stage()
    staged.push({ key: replyFileKey({ accountId, fileId: one.fileId }), file })
    // What goes wrong is said by the commit.
    await file.add(content)
    file.end()
  }
  return {
    described,
    async commit() {
      for (const { key, file } of staged) await file.commit(key)
    },
    async discard() {
      for (const { file } of staged) await file.discard()
    },
  }
}

function describe(given: { name: string; content: Buffer; stored: number }): ReplyFile {
  const { name, content, stored } = given
  const about = { fileId: randomUUID(), bytes: content.length }
  const shown = plainName(name)
  const leaveOut = (leftOut: NonNullable<ReplyFile['leftOut']>) => ({
    ...about,
    name: shown,
    mime: null,
    leftOut,
  })
  if (content.length > MAX_FILE_BYTES) return leaveOut('size')
  const format = formatOfFile(content, name)
  if (format === null) return leaveOut('format')
  if (stored >= REPLY_LIMITS.files) return leaveOut('number')
  const mime = FILE_MIMES[format]
  return { ...about, name: safeFileName(name, mime), mime, leftOut: null }
}

// Of a file that is not stored the name keeps its ending: it says what it was.
function plainName(name: string): string {
  const plain = name
    .toWellFormed()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
  return plain === '' ? '?' : plain.slice(0, NAME_LENGTH).toWellFormed()
}
