// Images and videos in a company's texts: who may upload them, and how many. Knows no HTTP.
import { randomUUID } from 'node:crypto'

import {
  COMPANY_MEDIA,
  type CompanyMediaType,
  type MediaResourceType,
  companyMediaPath,
} from '#contract/careers/careers-rules.ts'
import * as contract from '#contract/careers/company-media.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { type By, type Changing, staffCommand } from '../../access/staff-command.ts'
import type { Database } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import type { Storage } from '../../storage/storage.ts'
import * as repository from './company-media-repository.ts'
import { mediaKey } from './media-key.ts'
import { mediaTypeOf } from './media-type.ts'
import type { ReceivedFile } from './receive-form.ts'

const replySchema = contract.uploadCompanyMedia.responses[201].shape.data
const { policy } = contract.uploadCompanyMedia

type Deps = { database: Database; scopes: StaffScopes; storage: Storage }
type Upload = {
  readonly accountId: number
  readonly resourceType: MediaResourceType
  readonly file: ReceivedFile
}

export function createCompanyMediaService({ database, scopes, storage }: Deps) {
  /** Asked before any byte is taken in. @throws AppError `forbidden`. */
  const assertMayUpload = (caller: Caller, accountId: number): Promise<void> =>
    scopes.inAccount({ caller, accountId, policy }, () => Promise.resolve())

  /** @throws AppError `unsupported_image`, `unsupported_recording_type`, `payload_too_large`, `media_full`. */
  async function upload(by: By, { accountId, resourceType, file }: Upload) {
    const mime = typeOf({ resourceType, file })
    const mediaId = randomUUID()
    const url = companyMediaPath(mediaId)
    await file.staged.commit(mediaKey(mediaId))
    try {
      const stored = await staffCommand(scopes, {
        by,
        accountId,
        policy,
        name: 'upload-company-media',
        request: { accountId, resourceType, sha256: file.sha256 },
        replySchema,
        change: async (changing) => {
          await addMedia(changing, { accountId, mediaId, mime, size: file.size })
          return { url }
        },
      })
      // A repeated request is answered with the first file; this one has no row.
      if (stored.url !== url) await storage.remove(mediaKey(mediaId))
      return stored
    } catch (error) {
      await storage.remove(mediaKey(mediaId))
      throw error
    }
  }

  /** @throws AppError `not_found`. */
  async function get(mediaId: string) {
    const found = await database.inScope({ kind: 'public' }, (tx) =>
      repository.findMedia(tx, mediaId),
    )
    if (found === null) throw new AppError('not_found')
    return { ...found, key: mediaKey(mediaId) }
  }

  return { assertMayUpload, upload, get }
}

async function addMedia({ tx, audit }: Changing, media: repository.NewMedia): Promise<void> {
  const { accountId, mediaId, mime, size } = media
  const before = await repository.countStoredBytes(tx, accountId)
  if (before + size > COMPANY_MEDIA.accountBytes) throw new AppError('media_full')
  await repository.insertMedia(tx, media)
  await audit({
    entity: 'company_media',
    entityId: accountId,
    action: 'create',
    after: { media_id: mediaId, type: mime, bytes: size },
  })
}

function typeOf({ resourceType, file }: Omit<Upload, 'accountId'>): CompanyMediaType {
  if (file.size > COMPANY_MEDIA.fileBytes[resourceType]) throw new AppError('payload_too_large')
  const found = mediaTypeOf(file.head, resourceType)
  if (found !== null) return found
  throw new AppError(resourceType === 'image' ? 'unsupported_image' : 'unsupported_recording_type')
}
