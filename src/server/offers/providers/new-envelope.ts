// The envelope of a version of an offer for Documenso: letter, signers and signature fields. Pure.
import type { LetterSigner, SignerBlock } from '#contract/offers/offer-letter-rules.ts'

import type { DocumensoField, NewEnvelope } from '../../integrations/e-signature/documenso.ts'
import type { SignerRow, VersionRow } from '../offer-repository.ts'
import type { Block } from '../signing/document-types.ts'

/** Width and height of a page, in points. */
const PAGES = { A4: [595.28, 841.89], Letter: [612, 792] } as const
const TYPES: Readonly<Record<SignerBlock, DocumensoField['type']>> = {
  signature: 'SIGNATURE',
  name: 'NAME',
  date: 'DATE',
}
const MAX_TITLE = 255

type Material = {
  readonly externalId: string
  readonly version: Pick<VersionRow, 'title' | 'language' | 'pageSize' | 'blocks'>
  /** Of the version. */
  readonly signers: readonly Pick<SignerRow, 'signer' | 'turn' | 'name' | 'email'>[]
  readonly timeZone: string
  readonly pdf: Uint8Array
}

export function newEnvelope({ version, signers, ...rest }: Material): NewEnvelope {
  const { title, language, pageSize, blocks } = version
  const inOrder = inSigningOrder(signers)
  return {
    ...rest,
    language,
    title: title.slice(0, MAX_TITLE),
    isSequential: new Set(signers.map(({ turn }) => turn)).size > 1,
    recipients: inOrder.map(({ signer, name, email }, index) => ({
      name,
      email,
      signingOrder: index + 1,
      fields: blocks
        .filter((block) => block.signer === signer)
        .map((block) => fieldOf(block, pageSize)),
    })),
  }
}

/** The order in which they are numbered at Documenso, where each has a number of their own. */
export function inSigningOrder<S extends Pick<SignerRow, 'signer' | 'turn'>>(
  signers: readonly S[],
): S[] {
  return signers.toSorted((a, b) => a.turn - b.turn || a.signer.localeCompare(b.signer))
}

/** Signers who have no place for their signature in the letter: Documenso does not send such a document. */
export function signersWithoutBlock(
  signers: readonly { readonly signer: LetterSigner }[],
  blocks: readonly Block[],
): LetterSigner[] {
  const signing = new Set(
    blocks.filter(({ kind }) => kind === 'signature').map(({ signer }) => signer),
  )
  return signers.map(({ signer }) => signer).filter((signer) => !signing.has(signer))
}

// Blocks are measured in points from the lower left corner, fields in percentages from the upper left one.
function fieldOf(block: Block, pageSize: VersionRow['pageSize']): DocumensoField {
  const [pageWidth, pageHeight] = PAGES[pageSize]
  return {
    type: TYPES[block.kind],
    page: block.page + 1,
    positionX: percent(block.x / pageWidth),
    positionY: percent((pageHeight - block.y - block.height) / pageHeight),
    width: percent(block.width / pageWidth),
    height: percent(block.height / pageHeight),
  }
}

function percent(part: number): number {
  return Math.min(100, Math.max(0, Math.round(part * 10_000) / 100))
}
