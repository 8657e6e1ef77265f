// Names of what an offer letter can hold.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type {
  LetterSigner,
  LetterVariable,
  SignerBlock,
} from '#contract/offers/offer-letter-rules.ts'

export const LETTER_VARIABLE_LABELS: Readonly<Record<LetterVariable, MessageDescriptor>> = {
  first_name: msg`First name`,
  last_name: msg`Last name`,
  company_name: msg`Company name`,
  job_name: msg`Title of the requisition`,
  sender_name: msg`Name of the sender`,
  today: msg`Date of the letter`,
}

export const LETTER_SIGNER_LABELS: Readonly<Record<LetterSigner, MessageDescriptor>> = {
  candidate: msg`Candidate`,
  company_1: msg`Company, first signer`,
  company_2: msg`Company, second signer`,
}

export const SIGNER_BLOCK_LABELS: Readonly<Record<SignerBlock, MessageDescriptor>> = {
  signature: msg`Signature`,
  name: msg`Name`,
  date: msg`Date signed`,
}
