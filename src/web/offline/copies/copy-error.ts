/** Why a copy was not taken in. Nothing was written in any of these cases. */
export type CopyRefusal =
  | 'not-a-copy'
  | 'cut-short'
  | 'damaged'
  | 'other-version'
  | 'too-large'
  | 'other-person'
  | 'wrong-passphrase'
  /** The owner's rows were wiped meanwhile: they signed out in another tab. */
  | 'signed-out'

export class CopyError extends Error {
  override name = 'CopyError'
  readonly refusal: CopyRefusal

  constructor(refusal: CopyRefusal, options?: ErrorOptions) {
    super(`The copy was not taken in: ${refusal}.`, options)
    this.refusal = refusal
  }
}
