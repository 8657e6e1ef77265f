import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { Spinner } from './spinner.tsx'

import styles from './loading-overlay.module.css'

type LoadingOverlayProps = {
  children?: ReactNode
  /** Covers its positioned parent instead of the page. */
  isContained?: boolean
}

/** Covers the page during a wait that nothing else can be done in. The text is "Loading" unless given. */
export function LoadingOverlay({ children, isContained = false }: LoadingOverlayProps) {
  return (
    <div className={classNames(styles.overlay, isContained && styles.contained)} role="status">
      <span className={styles.spinner}>
        <Spinner />
      </span>
      <span>{children ?? <Trans>Loading</Trans>}</span>
    </div>
  )
}
