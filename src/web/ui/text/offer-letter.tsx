import { useLingui } from '@lingui/react/macro'

import { RichText } from './rich-text.tsx'

import styles from './offer-letter.module.css'

type OfferLetterProps = {
  letter: { header: string; html: string; footer: string; language: string }
}

/** A letter as a page: what its PDF says, for reading on any screen. Signature blocks are empty lines. */
export function OfferLetter({ letter }: OfferLetterProps) {
  const { t } = useLingui()
  const { header, html, footer, language } = letter
  return (
    <article className={styles.letter} lang={language} aria-label={t`Letter`}>
      {header !== '' && <p className={styles.edge}>{header}</p>}
      <RichText html={html} />
      {footer !== '' && <p className={styles.edge}>{footer}</p>}
    </article>
  )
}
