import { Trans } from '@lingui/react/macro'

import styles from './skip-link.module.css'

/** The id of the main element of every layout. */
export const MAIN_ID = 'main'

/** The first stop of the keyboard: past the navigation, straight to the content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      <Trans>Skip to content</Trans>
    </a>
  )
}
