// With whom a scorecard was shared outside the company, who opened it, and the end of it.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { ScorecardShare } from '#contract/scorecards/scorecard-shares.ts'
import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import { ShareDialog } from './share-dialog.tsx'
import { revokeShare, sharesKey, sharesQuery } from './share-queries.ts'

import scorecards from '../scorecards.module.css'
import styles from './share.module.css'

/** For users who may share it. */
export function ShareCard({ scorecard }: { scorecard: Scorecard }) {
  const { user_smartreq_id: userSmartreqId } = scorecard.applicant
  const errorText = useErrorText()
  const [page, setPage] = useState(1)
  const [isSharing, setIsSharing] = useState(false)
  const { data, error } = useQuery(sharesQuery(userSmartreqId, page))
  return (
    <Card as="section" className={styles.card}>
      <h2 className={scorecards.cardTitle}>
        <Trans>Shared outside the company</Trans>
      </h2>
      {error !== null && <Banner tone="warning">{errorText(error)}</Banner>}
      {data !== undefined && data.data.length === 0 && (
        <p className={scorecards.explanation}>
          <Trans>
            Send a link to people without an account. They see scores but no contact details.
          </Trans>
        </p>
      )}
      {data !== undefined && data.data.length > 0 && (
        <ul className={styles.shares}>
          {data.data.map((share) => (
            <ShareRow key={share.share_id} {...{ share, userSmartreqId }} />
          ))}
        </ul>
      )}
      {data !== undefined && data.meta.total > data.meta.page_size && (
        <Pagination
          page={data.meta.page}
          pageSize={data.meta.page_size}
          total={data.meta.total}
          onPage={setPage}
        />
      )}
      <div>
        <Button size="small" onClick={() => setIsSharing(true)}>
          <Trans>Share…</Trans>
        </Button>
      </div>
      {isSharing && (
        <ShareDialog userSmartreqId={userSmartreqId} onClose={() => setIsSharing(false)} />
      )}
    </Card>
  )
}

type ShareRowProps = { share: ScorecardShare; userSmartreqId: number }

function ShareRow({ share, userSmartreqId }: ShareRowProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const revoking = useCommand(revokeShare, { invalidates: sharesKey(userSmartreqId) })
  const { share_id: shareId, shared_by: sender, recipients } = share
  const addresses = recipients.map(({ email }) => email).join(', ')
  return (
    <li className={styles.share}>
      <ul className={styles.recipients}>
        {recipients.map((recipient) => (
          <li key={recipient.recipient_id}>
            <span className={styles.address}>{recipient.email}</span>
            <span className={scorecards.small}>
              <RecipientState recipient={recipient} />
            </span>
          </li>
        ))}
      </ul>
      <p className={scorecards.small}>
        {sender !== null && <>{sender} · </>}
        <RelativeTime at={share.shared_at} /> · <ShareState share={share} />
      </p>
      {revoking.error !== null && (
        <Banner tone="warning" isLive>
          {errorText(revoking.error)}
        </Banner>
      )}
      {share.status === 'open' && (
        <Button
          size="small"
          aria-label={t`End sharing: ${addresses}`}
          isBusy={revoking.isPending}
          onClick={() => revoking.mutate({ userSmartreqId, shareId })}
        >
          <Trans>End sharing</Trans>
        </Button>
      )}
    </li>
  )
}

function RecipientState({ recipient }: { recipient: ScorecardShare['recipients'][number] }) {
  const { mail, open_count: count, last_opened_at: opened } = recipient
  if (mail === 'failed') return <Trans>The email could not be delivered</Trans>
  if (opened === null) {
    return mail === 'sent' ? <Trans>Not opened yet</Trans> : <Trans>Email on its way</Trans>
  }
  return (
    <>
      <Plural value={count} one="Opened once" other="Opened # times" />
      {', '}
      <RelativeTime at={opened} />
    </>
  )
}

function ShareState({ share }: { share: ScorecardShare }) {
  const { date } = useFormatter()
  switch (share.status) {
    case 'revoked':
      return <Trans>ended</Trans>
    case 'expired':
      return <Trans>expired</Trans>
    case 'open': {
      const day = date(share.expires_at)
      return <Trans>open until {day}</Trans>
    }
  }
}
