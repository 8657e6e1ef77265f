import { useLingui } from '@lingui/react/macro'

import type { Offer, OfferSetup } from '#contract/offers/offers.ts'
import { DefinitionList } from '#web/ui/staff/layout/definition-list.tsx'

import { useTermTexts } from './term-texts.ts'

import styles from './offers.module.css'

type OfferTermsProps = {
  offer: Pick<Offer, 'terms' | 'hidden_terms'>
  fields: OfferSetup['fields']
}

/** What an offer promises, and whether the role of the reader leaves something out. */
export function OfferTerms({ offer, fields }: OfferTermsProps) {
  const { t } = useLingui()
  const texts = useTermTexts({ fields })
  const shown = texts(offer.terms).filter(({ text }) => text !== '')
  return (
    <>
      <DefinitionList
        items={shown.map(({ key, label, text }) => ({ id: key, term: label, value: text }))}
      />
      {offer.hidden_terms.length > 0 && (
        <p className={styles.muted}>{t`Your role doesn’t include pay and other private terms.`}</p>
      )}
    </>
  )
}
