import { Trans, useLingui } from '@lingui/react/macro'

import type { Offer, OfferSetup } from '#contract/offers/offers.ts'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'

import { useTermTexts } from './term-texts.ts'

import styles from './offers.module.css'

/** The terms that differ from the version that was sent before. */
export function OfferChanges({ offer, setup }: { offer: Offer; setup: OfferSetup }) {
  const { t } = useLingui()
  const texts = useTermTexts(setup)
  const { previous } = offer
  if (previous === null) return null
  const before = new Map(texts(previous.terms).map(({ key, text }) => [key, text]))
  const changed = texts(offer.terms).filter(({ key, text }) => before.get(key) !== text)
  const { version } = previous
  if (changed.length === 0)
    return (
      <p className={styles.muted}>
        <Trans>Same terms as version {version}.</Trans>
      </p>
    )
  return (
    <Disclosure summary={t`Changed since version ${version}`}>
      <table className={styles.changes}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Term</Trans>
            </th>
            <th scope="col">
              <Trans>Before</Trans>
            </th>
            <th scope="col">
              <Trans>Now</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {changed.map(({ key, label, text }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{before.get(key) || '—'}</td>
              <td>{text || '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  )
}
