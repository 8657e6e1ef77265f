import { Trans } from '@lingui/react/macro'

import type { OwnOffer } from '#contract/offers/own-offers.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { fullTime } from '#web/i18n/zoned-time.ts'

/** What happens next with an offer, or what became of it. */
export function OwnOfferNext({ offer }: { offer: OwnOffer }) {
  const { locale } = useFormatter()
  const { company_name: company, state } = offer
  const deadline = fullTime(offer.expires_at, { zone: offer.time_zone, locale })
  switch (state) {
    case 'to_answer':
      if (offer.link !== null) return <Trans>Answer by {deadline}.</Trans>
      return (
        <Trans>
          Answer by {deadline}, with the link in the email from {company}.
        </Trans>
      )
    case 'waiting_for_company':
      return (
        <Trans>
          {company} signs next. You’ll get an email with the document once everyone has signed.
        </Trans>
      )
    case 'accepted':
      return <Trans>You’ll hear from {company} about what comes next.</Trans>
    case 'declined':
      return <Trans>You declined this offer. There is nothing else to do.</Trans>
    case 'expired':
      return (
        <Trans>
          The last day to answer was {deadline}. Ask {company} whether the offer still stands.
        </Trans>
      )
    case 'withdrawn':
      return <Trans>{company} withdrew this offer. You can’t sign it any more.</Trans>
    default:
      return state satisfies never
  }
}
