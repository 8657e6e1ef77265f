// What the person agreed to or was told, when and where; each links to that very version.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { Consent, ConsentLoginPage } from '#contract/privacy/consents.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { Card, CardFacts, CardTitle } from '#web/ui/layout/card.tsx'

import { CONSENT_KIND_LABELS } from '../shell/consent-labels.ts'
import { textHref } from '../shell/consent-texts.ts'
import { PagedCards } from './paged-cards.tsx'
import { consentsQuery } from './privacy-queries.ts'

import styles from './privacy.module.css'

const LOGIN_PAGE_LABELS: Readonly<Record<ConsentLoginPage, MessageDescriptor>> = {
  sign_up: msg`when you created your account`,
  application: msg`when you applied`,
  asked: msg`when you were asked`,
}

export function ConsentsSection({ userId }: { userId: number }) {
  const [page, setPage] = useState(1)
  return (
    <Card className={styles.section}>
      <CardTitle level={2}>
        <Trans>What you agreed to</Trans>
      </CardTitle>
      <PagedCards
        list={useQuery(consentsQuery(userId, page))}
        page={page}
        onPage={setPage}
        skeleton={
          <SkeletonGroup>
            <Skeleton shape="block" height="5rem" />
          </SkeletonGroup>
        }
        none={
          <p>
            <Trans>Nothing is on record yet.</Trans>
          </p>
        }
      >
        {(consent) => <ConsentCard key={consent.text_id} consent={consent} />}
      </PagedCards>
    </Card>
  )
}

function ConsentCard({ consent }: { consent: Consent }) {
  const { i18n } = useLingui()
  const format = useFormatter()
  const { version, account_name: company } = consent
  const kind = i18n._(CONSENT_KIND_LABELS[consent.kind])
  const name = company === null ? kind : `${company}: ${kind}`
  const at = format.dateTime(consent.at)
  const where = i18n._(LOGIN_PAGE_LABELS[consent.door])
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
