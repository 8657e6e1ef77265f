// What the person agreed to or was told, when and where; each links to that very version.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { Consent, ConsentDoor } from '#contract/consents.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardFacts, CardList, CardTitle } from '#web/ui/card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'

import { textHref } from '../shell/consent-texts.ts'
import { CONSENT_KIND_WORDS } from '../shell/consent-words.ts'
import { useErrorText } from '../shell/error-words.ts'
import { consentsQuery } from './privacy-queries.ts'

import styles from './privacy.module.css'

const DOOR_WORDS: Readonly<Record<ConsentDoor, MessageDescriptor>> = {
  sign_up: msg`when you created your account`,
  application: msg`when you applied`,
  asked: msg`when you were asked`,
}

export function ConsentsSection({ userId }: { userId: number }) {
  const errorText = useErrorText()
  const [page, setPage] = useState(1)
  const list = useQuery(consentsQuery(userId, page))
  const isLast = list.data === undefined || page * list.data.meta.page_size >= list.data.meta.total
  return (
    <Card className={styles.section}>
      <CardTitle level={2}>
        <Trans>What you agreed to</Trans>
      </CardTitle>
      {list.isPending && (
        <SkeletonGroup>
          <Skeleton shape="block" height="5rem" />
        </SkeletonGroup>
      )}
      {list.data === undefined && list.isError && (
        <Banner
          tone="danger"
          isLive
          action={
            <Button size="small" isBusy={list.isFetching} onClick={() => void list.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {errorText(list.error)}
        </Banner>
      )}
      {list.data?.data.length === 0 && (
        <p>
          <Trans>Nothing is on record yet.</Trans>
        </p>
      )}
      {list.data !== undefined && list.data.data.length > 0 && (
        <CardList>
          {list.data.data.map((consent) => (
            <ConsentCard key={consent.text_id} consent={consent} />
          ))}
        </CardList>
      )}
      {(page > 1 || !isLast) && (
        <div className={styles.actions}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            <Trans>Newer ones</Trans>
          </Button>
          <Button disabled={isLast} onClick={() => setPage(page + 1)}>
            <Trans>Older ones</Trans>
          </Button>
        </div>
      )}
    </Card>
  )
}

function ConsentCard({ consent }: { consent: Consent }) {
  const { i18n } = useLingui()
  const format = useFormatter()
  const { version, account_name: company } = consent
  const kind = i18n._(CONSENT_KIND_WORDS[consent.kind])
  const name = company === null ? kind : `${company}: ${kind}`
  const at = format.dateTime(consent.at)
  const where = i18n._(DOOR_WORDS[consent.door])
  return (
    <Card as="li" padding="compact" className={styles.copy}>
      <AppLink href={textHref(consent)}>
        <Trans>
          {name}, version {version}
        </Trans>
      </AppLink>
      <CardFacts>
        <Trans>
          {at}, {where}
        </Trans>
      </CardFacts>
    </Card>
  )
}
