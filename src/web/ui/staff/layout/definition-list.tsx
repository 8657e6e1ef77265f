import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import styles from './definition-list.module.css'

export type Definition = { id: string; term: ReactNode; value: ReactNode }

/** Facts about one thing, as pairs; what is not known says so instead of being blank. */
export function DefinitionList({ items }: { items: readonly Definition[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ id, term, value }) => {
        const isMissing = value === undefined || value === null || value === ''
        return (
          <div key={id}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>
              {isMissing ? (
                <span className={styles.missing}>
                  <Trans>Not given</Trans>
                </span>
              ) : (
                value
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
