import { useLingui } from '@lingui/react/macro'

import { RichText } from './rich-text.tsx'

import styles from './offer-letter.module.css'

type OfferLetterProps = {
  letter: { header: string; html: string; footer: string; language: string }
}

/** A letter as a page: what its PDF says, for reading on any screen. Signature blocks are empty lines with a caption. */
export function OfferLetter({ letter }: OfferLetterProps) {
  const { t } = useLingui()
  const { header, html, footer, language } = letter
  // The letter is HTML from the server: its style sheet writes the captions.
  const captions: Record<string, string> = {
    '--caption-signature': `'${t`Signature`}'`,
    '--caption-name': `'${t`Name`}'`,
    '--caption-date': `'${t`Date`}'`,
  }
  return (
    <article className={styles.letter} style={captions} lang={language} aria-label={t`Letter`}>
      {header !== '' && <p className={styles.edge}>{header}</p>}
      <RichText html={html} />
      {footer !== '' && <p className={styles.edge}>{footer}</p>}
    </article>
  )
}
