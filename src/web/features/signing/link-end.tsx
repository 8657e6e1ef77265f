import { Trans } from '@lingui/react/macro'

import type { SigningPage } from '#contract/offers/signing.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { fullTime } from '#web/i18n/zoned-time.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

import { DocumentButton } from './document-button.tsx'

import styles from './signing.module.css'

type LinkEndProps = { token: string; page: SigningPage; isSignedIn: boolean }

/** What a link says by which nothing can be signed now, and what happens next. */
export function LinkEnd({ token, page, isSignedIn }: LinkEndProps) {
  const tone = TONES[page.link_state]
  return (
    <div className={styles.lead}>
      <Banner tone={tone} isLive>
        <EndText page={page} />
      </Banner>
      {page.has_sealed && <DocumentButton token={token} page={page} />}
      {page.has_sealed && (
        <AppLink href="/verify-document">
          <Trans>Check this document</Trans>
        </AppLink>
      )}
      {page.is_candidate && isSignedIn && (
        <AppLink href="/user/offers">
          <Trans>See all your offers</Trans>
        </AppLink>
      )}
    </div>
  )
}

const TONES: Readonly<Record<SigningPage['link_state'], 'info' | 'success' | 'warning'>> = {
  ready: 'info',
  reading: 'info',
  waiting: 'info',
  signed: 'success',
  complete: 'success',
  declined: 'info',
  expired: 'warning',
  cancelled: 'warning',
  superseded: 'warning',
}

function EndText({ page }: { page: SigningPage }) {
  const format = useFormatter()
  const { link_state: state, company_name: company, time_zone: zone } = page
  const at = page.resolved_at === null ? '' : format.dateTime(page.resolved_at)
  const deadline =
    page.expires_at === null ? '' : fullTime(page.expires_at, { zone, locale: format.locale })
  switch (state) {
    case 'waiting':
      return <Trans>Someone else signs first. You’ll get an email when it is your turn.</Trans>
    case 'signed':
      return (
        <Trans>
          You signed this offer on {at}. You’ll get an email with the document once everyone has
          signed.
        </Trans>
      )
    case 'complete':
      if (page.has_sealed) return <Trans>Everyone has signed. Download your copy below.</Trans>
      return <Trans>This offer is accepted.</Trans>
    case 'declined':
      return <Trans>This offer was declined. There is nothing else to do.</Trans>
    case 'expired':
      return (
        <Trans>
          The last day to answer was {deadline}. Ask {company} whether the offer still stands.
        </Trans>
      )
    case 'cancelled':
      if (page.is_reader) return <Trans>{company} withdrew this offer.</Trans>
      return <Trans>{company} withdrew this offer. You can’t sign it any more.</Trans>
    case 'superseded':
      return <Trans>{company} replaced this offer. Look for a newer email with another link.</Trans>
    case 'ready':
    case 'reading':
      return null
    default:
      return state satisfies never
  }
}
