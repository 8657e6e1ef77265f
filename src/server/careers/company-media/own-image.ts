import { companyMediaPath, IMAGE_TYPES } from '#contract/careers/careers-rules.ts'

import type { Tx } from '../../db/database.ts'
import { findOwnMedia } from './company-media-repository.ts'

/** Whether an address is that of an image which the company itself uploaded. Runs in the company's scope. */
export async function isOwnImage(
  tx: Tx,
  { accountId, path }: { readonly accountId: number; readonly path: string },
): Promise<boolean> {
  const mediaId = path.split('/').at(-2) ?? ''
  if (path !== companyMediaPath(mediaId)) return false
  const found = await findOwnMedia(tx, { accountId, mediaId })
  return IMAGE_TYPES.some((type) => type === found?.mime)
}
