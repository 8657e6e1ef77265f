import type { Tx } from '../../db/database.ts'
import { findImage } from './find-image.ts'

/** Whether an address is that of an image which the company itself uploaded. Runs in the company's scope. */
export async function isOwnImage(
  tx: Tx,
  image: { readonly accountId: number; readonly path: string },
): Promise<boolean> {
  return (await findImage(tx, image)) !== null
}
