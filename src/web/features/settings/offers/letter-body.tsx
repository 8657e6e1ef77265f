import { useLingui } from '@lingui/react/macro'

import { RICH_TEXT } from '#contract/core/rich-text.ts'
import { offerVariable } from '#contract/offers/offer-field-rules.ts'
import { STANDARD_OFFER_FIELDS } from '#contract/offers/offer-fields-standard.ts'
import {
  DETAILS_TOKEN,
  LETTER_SIGNERS,
  LETTER_VARIABLES,
  SIGNER_BLOCKS,
  signerToken,
} from '#contract/offers/offer-letter-rules.ts'
import { STANDARD_OFFER_FIELD_LABELS } from '#web/features/offers/offer-field-labels.ts'
import {
  LETTER_SIGNER_LABELS,
  LETTER_VARIABLE_LABELS,
  SIGNER_BLOCK_LABELS,
} from '#web/features/offers/offer-letter-labels.ts'
import { RichTextField } from '#web/ui/staff/editor/rich-text-field.tsx'

import type { OwnField } from './use-own-fields.ts'

// Messages of the catalogs cannot hold braces.
const WITH_FALLBACK = '{{start_date|:to be agreed}}'

type LetterBodyProps = {
  /** What is edited at first. */
  html: string
  own: readonly OwnField[]
  error: string | undefined
  onChange: (html: string) => void
}

/** The text of a letter, with menus of what can be inserted. */
export function LetterBody({ html, own, error, onChange }: LetterBodyProps) {
  const { t, i18n } = useLingui()
  const variables = [
    ...LETTER_VARIABLES.map((name) => entry(name, i18n._(LETTER_VARIABLE_LABELS[name]))),
    ...STANDARD_OFFER_FIELDS.map(({ key }) => entry(key, i18n._(STANDARD_OFFER_FIELD_LABELS[key]))),
    ...own.map(({ key, name }) => entry(offerVariable(key), name)),
    entry(DETAILS_TOKEN, t`Table of offer details`),
  ]
  const signatures = LETTER_SIGNERS.flatMap((signer) =>
    SIGNER_BLOCKS.map((block) => {
      const label = `${i18n._(LETTER_SIGNER_LABELS[signer])}: ${i18n._(SIGNER_BLOCK_LABELS[block])}`
      return entry(signerToken(block, signer), label)
    }),
  )
  return (
    <RichTextField
      label={t`Text of the letter`}
      name="body_html"
      hint={t`Offers fill in the variables. ${WITH_FALLBACK} has a fallback. The table of details needs a line of its own.`}
      format={RICH_TEXT}
      variables={variables}
      blocks={{ label: t`Insert signature`, items: signatures }}
      html={html}
      error={error}
      onChange={onChange}
    />
  )
}

function entry(name: string, label: string) {
  return { code: `{{${name}}}`, label }
}
