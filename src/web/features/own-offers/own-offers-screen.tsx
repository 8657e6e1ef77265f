// My offers: the offers of companies to a candidate, with copies and questions.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Download, MessageCircleQuestion } from 'lucide-react'
import { useState } from 'react'

import type { OwnOffer } from '#contract/offers/own-offers.ts'
import { isNetworkError } from '#web/api/api-error.ts'
import { fetchFile } from '#web/api/fetch-file.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'
import { OfflineState } from '#web/ui/feedback/offline-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { Card, CardFacts, CardList, CardTitle } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { AttachedDocuments } from '../shell/files/attached-documents.tsx'
import { saveFile } from '../shell/save-file.ts'
import { OwnOfferNext } from './own-offer-facts.tsx'
import { OWN_OFFER_LABELS } from './own-offer-labels.ts'
import { ownOffersQuery } from './own-offer-queries.ts'
import { QuestionsDialog } from './questions-dialog.tsx'

import styles from './own-offers.module.css'

export function OwnOffersScreen({ userId }: { userId: number }) {
  const { t } = useLingui()
  const offers = useQuery(ownOffersQuery(userId))
  return (
    <>
      <PageHeader
        title={t`My offers`}
        back={{ href: '/user/progress', label: t`My progress` }}
        description={<Trans>What companies have offered you, with your copies.</Trans>}
      />
      {offers.data === undefined ? <Waiting query={offers} /> : <OfferList offers={offers.data} />}
    </>
  )
}

function Waiting({ query }: { query: UseQueryResult<OwnOffer[]> }) {
  const errorText = useErrorText()
  const retry = () => void query.refetch()
  if (!query.isError)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="10rem" />
      </SkeletonGroup>
    )
  if (isNetworkError(query.error))
    return (
      <OfflineState
        action={
          <Button variant="primary" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Offers are not stored on this device. You can read them online.</Trans>
        </p>
      </OfflineState>
    )
  return <ErrorState title={errorText(query.error)} onRetry={retry} isRetrying={query.isFetching} />
}

function OfferList({ offers }: { offers: readonly OwnOffer[] }) {
  if (offers.length === 0)
    return (
      <EmptyState
        title={<Trans>No offers yet</Trans>}
        action={
          <AppLink className={linkButton({ variant: 'primary' })} href="/user/progress">
            <Trans>Go to my progress</Trans>
          </AppLink>
        }
      >
        <Trans>When a company sends you an offer, you’ll find it here.</Trans>
      </EmptyState>
    )
  return (
    <>
      <CardList>
        {offers.map((offer) => (
          <OfferItem key={offer.user_offer_id} offer={offer} />
        ))}
      </CardList>
      {offers.some(({ document }) => document === 'sealed') && (
        <p className={styles.verify}>
          <Trans>A signed document carries a seal.</Trans>{' '}
          <AppLink href="/verify-document">
            <Trans>Check a document</Trans>
          </AppLink>
        </p>
      )}
    </>
  )
}

function OfferItem({ offer }: { offer: OwnOffer }) {
  const { t, i18n } = useLingui()
  const [isAsking, setIsAsking] = useState(false)
  const label = OWN_OFFER_LABELS[offer.state]
  const { title } = offer
  return (
    <Card as="li" className={styles.offer}>
      <CardTitle level={2}>{title}</CardTitle>
      <CardFacts>
        <StatusPill tone={label.tone}>{i18n._(label.text)}</StatusPill>
        <span>{offer.company_name}</span>
        {offer.job_title !== title && <span>{offer.job_title}</span>}
      </CardFacts>
      <p>
        <OwnOfferNext offer={offer} />
      </p>
      <AttachedDocuments
        headingLevel={3}
        documents={offer.documents}
        fetchDocument={({ user_offer_document_id: id }) =>
          fetchFile(`/user/v1/offers/${offer.user_offer_id}/documents/${id}/file/`)
        }
      />
      <div className={styles.actions}>
        {offer.link !== null && (
          <AppLink
            className={linkButton({ variant: 'primary' })}
            href={offer.link}
            aria-label={t`Read the offer: ${title}`}
          >
            <Trans>Read the offer</Trans>
          </AppLink>
        )}
        {offer.document !== null && <DownloadButton offer={offer} />}
        <Button
          icon={<MessageCircleQuestion size={16} aria-hidden="true" />}
          aria-label={t`Ask a question: ${title}`}
          onClick={() => setIsAsking(true)}
        >
          <Trans>Ask a question</Trans>
        </Button>
      </div>
      {isAsking && <QuestionsDialog offer={offer} onClose={() => setIsAsking(false)} />}
    </Card>
  )
}

function DownloadButton({ offer }: { offer: OwnOffer }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { title, document: kind } = offer
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchFile(`/user/v1/offers/${offer.user_offer_id}/document/`),
    onSuccess: (file) => saveFile({ name: `${title}.pdf`, file }),
    onError: (error) => notify({ type: 'error', body: errorText(error) }),
  })
  const isSealed = kind === 'sealed'
  return (
    <Button
      icon={<Download size={16} aria-hidden="true" />}
      aria-label={
        isSealed ? t`Download the signed document: ${title}` : t`Download as PDF: ${title}`
      }
      isBusy={isPending}
      onClick={() => mutate()}
    >
      {isSealed ? <Trans>Download the signed document</Trans> : <Trans>Download as PDF</Trans>}
    </Button>
  )
}
