import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

import type { OfferLetterContent } from '#contract/offers/offer-letters.ts'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { useDelayed } from '#web/ui/feedback/use-delayed.ts'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { letterPreviewQuery } from './offer-data.ts'

import settings from '../settings.module.css'
import styles from './offers.module.css'

/** The wait after the last letter, in ms. */
const PREVIEW_DELAY = 400

type LetterPreviewProps = { accountId: number; draft: OfferLetterContent }

/** The letter with test data, in a sandboxed frame of the server's. */
export function LetterPreview({ accountId, draft }: LetterPreviewProps) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const shown = useDelayed(draft, PREVIEW_DELAY)
  const { data, error } = useQuery({
    ...letterPreviewQuery(accountId, shown),
    placeholderData: keepPreviousData,
  })
  return (
    <section className={styles.preview} aria-label={t`Preview`}>
      <h2 className={styles.previewTitle}>
        <Trans>Preview with test data</Trans>
      </h2>
      {error !== null && (
        <p className={settings.hint} role="status">
          {errorText(error)}
        </p>
      )}
      {data === undefined && error === null && (
        <SkeletonGroup>
          <Skeleton shape="block" height="24rem" />
        </SkeletonGroup>
      )}
      {data !== undefined && (
        <iframe
          // Another frame for each preview: one that moves on would add a step to the history.
          key={data.path}
          className={styles.frame}
          title={t`Letter with test data`}
          sandbox=""
          src={data.path}
        />
      )}
    </section>
  )
}
