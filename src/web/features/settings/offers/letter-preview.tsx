import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'

import type { OfferLetterContent } from '#contract/offers/offer-letters.ts'
import { ApiError } from '#web/api/api-error.ts'
import { fetchLetterPdf } from '#web/api/fetch-posted.ts'
import { saveFile } from '#web/features/shell/save-file.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'
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
      <div className={styles.previewHead}>
        <h2 className={styles.previewTitle}>
          <Trans>Preview with test data</Trans>
        </h2>
        <PdfButton accountId={accountId} draft={draft} />
      </div>
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

/** The same as the PDF that signers would get. */
function PdfButton({ accountId, draft }: LetterPreviewProps) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchLetterPdf(accountId, draft),
    onSuccess: (file) => {
      const name = draft.name.trim()
      saveFile({ name: `${name === '' ? t`Offer letter` : name}.pdf`, file })
    },
    onError: (error) => {
      const signs = lettersIn(error).join(' ')
      const body =
        signs === '' ? errorText(error) : t`The document can’t show these letters: ${signs}.`
      notify({ type: 'error', body })
    },
  })
  return (
    <Button
      size="small"
      icon={<Download size={16} aria-hidden="true" />}
      isBusy={isPending}
      onClick={() => mutate()}
    >
      <Trans>Download as PDF</Trans>
    </Button>
  )
}

/** The letters that the fonts of documents lack, as a refusal names them. */
function lettersIn(error: Error): string[] {
  const letters = error instanceof ApiError ? error.details?.['missing_letters'] : undefined
  return Array.isArray(letters)
    ? letters.filter((one): one is string => typeof one === 'string')
    : []
}
