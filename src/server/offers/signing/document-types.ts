// The shapes of the document engine: letters, signature blocks, signatures and certificates. They pass between threads.
import type { Locale } from '#contract/core/shape.ts'
import type { LetterSigner, SignerBlock } from '#contract/offers/offer-letter-rules.ts'
import type { OfferEventKind } from '#contract/offers/offer-states.ts'
import type { SignatureFont } from '#contract/offers/signing.ts'

export type Letter = {
  readonly title: string
  readonly language: Locale
  readonly pageSize: 'A4' | 'Letter'
  /** Plain text at the top of each page; empty for none. */
  readonly header: string
  /** Rich text, with `<span data-block="signature|name|date" data-signer="…"></span>` where people sign. */
  readonly html: string
  /** Plain text at the bottom of each page, beside the page number; empty for none. */
  readonly footer: string
}

/** Where a signature block landed: points, from the lower left corner of the page. `page` starts at 0. */
export type Block = {
  readonly kind: SignerBlock
  readonly signer: LetterSigner
  readonly page: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type LetterDocument = { readonly pdf: Uint8Array; readonly blocks: readonly Block[] }

/** Width of the pad that people draw on, divided by its height. */
export const PAD_RATIO = 3

/** Drawn strokes are lists of x, y, x, y, … from 0 to 1, from the upper left corner of the pad. */
export type SignatureImage =
  | { readonly kind: 'typed'; readonly text: string; readonly font: SignatureFont }
  | { readonly kind: 'drawn'; readonly strokes: readonly (readonly number[])[] }

export type Signature = {
  readonly signer: LetterSigner
  readonly name: string
  readonly email?: string
  /** As shown on the certificate page, such as "Candidate" or a job title. */
  readonly role: string
  /** ISO 8601. */
  readonly signedAt: string
  readonly image: SignatureImage
}

export type SigningEvent = {
  /** ISO 8601. */
  readonly at: string
  readonly kind: OfferEventKind
  readonly signer: LetterSigner | null
  readonly address?: string
  readonly device?: string
  /** SHA-256, in hexadecimal, of the bytes that the signer was shown. */
  readonly shownHash?: string
}

/** A certificate with its key, as files: they pass to a thread. */
export type Certificate = {
  readonly key:
    | { readonly kind: 'pem'; readonly keyPem: string }
    | { readonly kind: 'p12'; readonly bytes: Uint8Array; readonly password: string }
  readonly certPem: string
  /** SHA-256 of the certificate, in lower-case hexadecimal. */
  readonly fingerprint: string
  readonly notAfter: Date
}

/** A document of the offer: the sealed letter names it by the hash of its bytes. */
export type Attached = {
  readonly title: string
  readonly fileName: string
  /** SHA-256, in hexadecimal. */
  readonly sha256: string
}

export type SealInput = {
  readonly pdf: Uint8Array
  readonly blocks: readonly Block[]
  readonly signatures: readonly Signature[]
  readonly events: readonly SigningEvent[]
  readonly documents: readonly Attached[]
  readonly certificate: Certificate
  readonly title: string
  readonly company: string
  readonly language: Locale
  readonly verifyUrl: string
  readonly now: Date
  /** Of an RFC 3161 timestamp authority. */
  readonly tsaUrl?: string
}
