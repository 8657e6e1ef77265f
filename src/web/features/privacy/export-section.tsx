// Copies of what is held: asking for one, and downloading those that are ready.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { DataExport } from '#contract/privacy/privacy.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Card, CardFacts, CardTitle } from '#web/ui/layout/card.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { saveFile } from '../shell/save-file.ts'
import { PagedCards } from './paged-cards.tsx'
import { exportsQuery, fetchExport, privacyKeys, requestExport } from './privacy-queries.ts'

import styles from './privacy.module.css'

export function ExportSection({ userId }: { userId: number }) {
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const [page, setPage] = useState(1)
  const list = useQuery(exportsQuery(userId, page))
  const asking = useMutation({
    mutationFn: () => requestExport(userId),
    onSettled: () => queryClient.invalidateQueries({ queryKey: privacyKeys.exports(userId) }),
  })
  const isMade = (list.data?.data ?? []).some((copy) => copy.ready_at === null)
  return (
    <Card className={styles.section}>
      <CardTitle level={2}>
        <Trans>A copy of your data</Trans>
      </CardTitle>
      <p>
        <Trans>
          One file with your profile, applications, answers, times, recordings’ details and
          sessions. We mail you when it is ready; only you can download it, for seven days.
        </Trans>
      </p>
      {asking.isError && (
        <Banner tone="danger" isLive>
          {errorText(asking.error)}
        </Banner>
      )}
      <PagedCards list={list} page={page} onPage={setPage}>
        {(copy) => <CopyCard key={copy.export_id} copy={copy} userId={userId} />}
      </PagedCards>
      <Button isBusy={asking.isPending} disabled={isMade} onClick={() => asking.mutate()}>
        <Trans>Ask for a copy</Trans>
      </Button>
    </Card>
  )
}

function CopyCard({ copy, userId }: { copy: DataExport; userId: number }) {
  const { t } = useLingui()
  const format = useFormatter()
  const errorText = useErrorText()
  const day = copy.requested_at.slice(0, 10)
  const loading = useMutation({
    mutationFn: () => fetchExport(userId, copy.export_id),
    onSuccess: (file) => saveFile({ name: `my-data-${day}.json`, file }),
  })
  const asked = format.dateTime(copy.requested_at)
  const until = format.dateTime(copy.expires_at)
  return (
    <Card as="li" padding="compact" className={styles.copy}>
      <CardTitle level={3}>
        <Trans>Copy of {asked}</Trans>
      </CardTitle>
      {copy.ready_at === null ? (
        <CardFacts>
          <Trans>It is being made. You can leave this page.</Trans>
        </CardFacts>
      ) : (
        <>
          <CardFacts>
            <Trans>Can be downloaded until {until}</Trans>
          </CardFacts>
          {loading.isError && (
            <Banner tone="danger" isLive>
              {errorText(loading.error)}
            </Banner>
          )}
          <Button
            size="small"
            isBusy={loading.isPending}
            onClick={() => loading.mutate()}
            aria-label={t`Download the copy of ${asked}`}
          >
            <Trans>Download</Trans>
          </Button>
        </>
      )}
    </Card>
  )
}
