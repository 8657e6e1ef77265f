import { Plural, Trans, useLingui } from '@lingui/react/macro'

import { COMPARE_LIMITS } from '#contract/compare-limits.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { linkButton } from '#web/ui/link-button.ts'

import styles from './decisions.module.css'

type CompareBarProps = {
  count: number
  /** Null when they are too few or too many to be compared. */
  href: string | null
  onClear: () => void
}

/** What can be done with those who are selected over several requisitions. */
export function CompareBar({ count, href, onClear }: CompareBarProps) {
  const { t } = useLingui()
  const { most } = COMPARE_LIMITS
  return (
    <section className={styles.bar} data-bottom-bar aria-label={t`Selected applicants`}>
      <span role="status" className={styles.selected}>
        <Plural value={count} one="# selected" other="# selected" />
      </span>
      <div className={styles.actions}>
        {href === null ? (
          <span className={styles.hint}>
            <Trans>Select two to {most} to compare them.</Trans>
          </span>
        ) : (
          <AppLink className={linkButton({ size: 'small', variant: 'primary' })} href={href}>
            <Trans>Compare</Trans>
          </AppLink>
        )}
        <Button size="small" variant="quiet" onClick={onClear}>
          <Trans>Clear selection</Trans>
        </Button>
      </div>
    </section>
  )
}
