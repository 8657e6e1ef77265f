// Why a letter cannot be saved yet, said while it is written. The server decides again.
import { useLingui } from '@lingui/react/macro'

import { hasLooseBraces, unknownVariables } from '#contract/messages/template-variables.ts'
import { offerVariable } from '#contract/offers/offer-field-rules.ts'
import { bodyNames, hasDetailsAlone, letterVariables } from '#contract/offers/offer-letter-rules.ts'
import type { OfferLetterContent } from '#contract/offers/offer-letters.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'

import type { OwnField } from './use-own-fields.ts'

type Field = 'header' | 'body_html' | 'footer'

export function useLetterProblem(
  own: readonly OwnField[],
): (field: Field, draft: OfferLetterContent) => string | undefined {
  const { t } = useLingui()
  const format = useFormatter()
  const ownNames = own.map(({ key }) => offerVariable(key))
  return (field, draft) => {
    const text = draft[field]
    const isBody = field === 'body_html'
    const names = isBody ? bodyNames(ownNames) : letterVariables(ownNames)
    const unknown = unknownVariables(text, names).map((name) => `{{${name}}}`)
    const list = format.list(unknown)
    if (unknown.length === 1) return t`There is no variable ${list}.`
    if (unknown.length > 1) return t`There are no variables ${list}.`
    if (hasLooseBraces(text)) return t`Two braces are opened or closed without a variable.`
    if (isBody && !hasDetailsAlone(text)) return t`Put the table of details on a line of its own.`
    return undefined
  }
}
