import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

import {
  DETAILS_TOKEN,
  LETTER_VARIABLES,
  signerBlockIn,
} from '#contract/offers/offer-letter-rules.ts'

import { STANDARD_OFFER_FIELD_LABELS } from './offer-field-labels.ts'
import { SIGNER_LABELS } from './offer-labels.ts'
import { LETTER_VARIABLE_LABELS } from './offer-letter-labels.ts'

const OTHER_LABELS = {
  offer_template_id: msg`Letter`,
  [DETAILS_TOKEN]: msg`Table of terms`,
}
const TERMS = new Map(Object.entries({ ...STANDARD_OFFER_FIELD_LABELS, ...OTHER_LABELS }))

/** Turns the names of what a letter lacks, as the server lists them, into the labels of the offer's form. */
export function useMissingNames(): (missing: readonly string[]) => string[] {
  const { i18n } = useLingui()
  const labelOf = (name: string) => {
    const signer = signerBlockIn(name)?.signer
    if (signer !== undefined) return i18n._(SIGNER_LABELS[signer])
    const variable = LETTER_VARIABLES.find((one) => one === name)
    if (variable !== undefined) return i18n._(LETTER_VARIABLE_LABELS[variable])
    const term = TERMS.get(name)
    return term === undefined ? ownLabel(name) : i18n._(term)
  }
  return (missing) => [...new Set(missing.map(labelOf))]
}

// The key of a company's own field is made from its name: offer_signing_bonus is read as “Signing bonus”.
function ownLabel(name: string): string {
  const words = name.replace(/^offer_/u, '').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
