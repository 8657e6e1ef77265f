import { isOwnImage } from '../../careers/company-media/own-image.ts'
// How a company looks: only where the provider has switched white label on, and only with images of its own.
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { isSwitchedOn } from './account-preferences.ts'
import type { Editable } from './details-repository.ts'

const IMAGES = ['logo_url', 'custom_header_file'] as const
const WHITE_LABEL: readonly string[] = [...IMAGES, 'use_custom_header', 'accent_color']

type Change = {
  readonly accountId: number
  readonly changed: readonly string[]
  readonly details: Editable
}

/** @throws AppError `forbidden`, `validation_failed`. */
export async function assertWhiteLabel(tx: Tx, change: Change): Promise<void> {
  const { accountId, changed, details } = change
  if (!changed.some((name) => WHITE_LABEL.includes(name))) return
  if (!(await isSwitchedOn(tx, { accountId, keyname: 'WHITE_LABEL_LOGO' })))
    throw new AppError('forbidden')
  for (const name of IMAGES) {
    const path = details[name]
    if (changed.includes(name) && path !== null && !(await isOwnImage(tx, { accountId, path })))
      throw new AppError('validation_failed', { fields: { [name]: 'No image of this company.' } })
  }
  if (details.use_custom_header && details.custom_header_file === null)
    throw new AppError('validation_failed', { fields: { custom_header_file: 'Choose an image.' } })
}
