// The files that a signer downloads by their link. Knows no HTTP.
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { DocumentFile } from '../documents/attached-documents.ts'
import { findDocument as findAttached } from '../documents/document-repository.ts'
import { isReadable } from './describe-link.ts'
import { gather, getLink, notReady } from './hold-link.ts'

type Deps = { readonly database: Database; readonly now: () => Date }

const SYSTEM = { kind: 'system' } as const

/** The stored document of a link: sealed, or as it was sent. @throws AppError `not_found`, `link_not_ready`. */
export function findDocument({ database, now }: Deps, token: string) {
  return database.inScope(SYSTEM, async (tx) => {
    const link = await getLink(tx, token)
    const held = await gather(tx, { link, offer: link.offer, at: now() })
    const { version } = held
    if (version === null || !isReadable(held.state)) throw notReady(held.state)
    const { sealedKey, documentKey, title } = version
    return { key: sealedKey ?? documentKey, title }
  })
}

/** The file of a document that goes with the letter of a link. @throws AppError `not_found`, `link_not_ready`. */
export function findAttachment(
  { database, now }: Deps,
  { token, userOfferDocumentId }: { token: string; userOfferDocumentId: number },
): Promise<DocumentFile> {
  return database.inScope(SYSTEM, async (tx) => {
    const link = await getLink(tx, token)
    const { version, state } = await gather(tx, { link, offer: link.offer, at: now() })
    if (version === null || !isReadable(state)) throw notReady(state)
    const document = await findAttached(tx, { ...version, userOfferDocumentId })
    if (document === null) throw new AppError('not_found')
    return document
  })
}
