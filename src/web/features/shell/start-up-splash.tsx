import { FairleadMark } from '#web/ui/layout/fairlead-mark.tsx'

import { PRODUCT } from './product.ts'

import styles from './start-up-splash.module.css'

/** Stands in until the words and the session are there; so it has no words but the name. */
export function StartUpSplash() {
  return (
    <div className={styles.splash} role="status" aria-label={PRODUCT.name} aria-busy="true">
      <FairleadMark size={56} />
    </div>
  )
}
