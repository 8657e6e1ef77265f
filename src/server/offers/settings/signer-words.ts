// What signers and their blocks are called in a letter, in its language.
import type { Locale } from '#contract/core/shape.ts'
import type { LetterSigner, SignerBlock } from '#contract/offers/offer-letter-rules.ts'

export const SIGNER_WORDS: Readonly<Record<Locale, Readonly<Record<LetterSigner, string>>>> = {
  en: { candidate: 'Candidate', company_1: 'Company', company_2: 'Company, second signer' },
  es: { candidate: 'Candidato', company_1: 'Empresa', company_2: 'Empresa, segunda firma' },
  fr: {
    candidate: 'Candidat',
    company_1: 'Entreprise',
    company_2: 'Entreprise, second signataire',
  },
}

export const BLOCK_WORDS: Readonly<Record<Locale, Readonly<Record<SignerBlock, string>>>> = {
  en: { signature: 'Signature', name: 'Name', date: 'Date' },
  es: { signature: 'Firma', name: 'Nombre', date: 'Fecha' },
  fr: { signature: 'Signature', name: 'Nom', date: 'Date' },
}
