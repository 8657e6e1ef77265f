import { Trans, useLingui } from '@lingui/react/macro'

import { useFormatter } from '#web/i18n/use-formatter.ts'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'

import styles from './requisitions.module.css'

/** How many of the openings have a user: "73 of 90", with a bar. */
export function OpeningsFilled({ hired, openings }: { hired: number; openings: number }) {
  const { t } = useLingui()
  const format = useFormatter()
  const filled = format.number(hired)
  const all = format.number(openings)
  return (
    <div className={styles.openings}>
      <ProgressBar
        label={t`Openings filled`}
        isLabelHidden
        value={Math.min(hired, openings)}
        max={Math.max(1, openings)}
        valueText={
          <Trans>
            {filled} of {all}
          </Trans>
        }
      />
    </div>
  )
}
