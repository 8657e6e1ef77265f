import { companyMediaPath, IMAGE_TYPES } from '#contract/careers/careers-rules.ts'

import type { Tx } from '../../db/database.ts'
import { findOwnMedia } from './company-media-repository.ts'
import { mediaKey } from './media-key.ts'

/** The type of an image that a company uploaded, by its path, and where it lies in the storage; null for any other address. */
export async function findImage(
  tx: Tx,
  { accountId, path }: { readonly accountId: number; readonly path: string },
): Promise<{ mime: string; key: string } | null> {
  const mediaId = path.split('/').at(-2) ?? ''
  if (path !== companyMediaPath(mediaId)) return null
  const found = await findOwnMedia(tx, { accountId, mediaId })
  const mime = IMAGE_TYPES.find((type) => type === found?.mime)
  return mime === undefined ? null : { mime, key: mediaKey(mediaId) }
}
