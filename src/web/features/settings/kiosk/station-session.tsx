// Who is on at a kiosk station, since when, and how they began.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

import type { SessionStart } from '#contract/kiosk/kiosk-rules.ts'
import type { KioskStation } from '#contract/kiosk/kiosk-stations.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { CardFacts } from '#web/ui/layout/card.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

const START_LABELS: Readonly<Record<SessionStart, MessageDescriptor>> = {
  code: msg`By a typed code`,
  qr: msg`By a QR code`,
  name: msg`By a name of today’s list`,
}

type StationSessionProps = {
  session: KioskStation['session']
  applicantHrefOf: (userSmartreqId: number) => string
}

export function StationSession({ session, applicantHrefOf }: StationSessionProps) {
  const { t } = useLingui()
  const { percent } = useFormatter()
  if (session === null) return null
  const { applicant } = session
  const done = percent(session.pct_complete)
  return (
    <CardFacts>
      {applicant === null ? (
        <span>
          <Trans>A candidate is on</Trans>
        </span>
      ) : (
        <>
          <AppLink href={applicantHrefOf(applicant.user_smartreq_id)}>{applicant.name}</AppLink>
          <span>{applicant.job_title}</span>
        </>
      )}
      <span>
        <Trans>{done} complete</Trans>
      </span>
      <span>
        <Trans>
          Began <RelativeTime at={session.started_at} />
        </Trans>
      </span>
      {session.begun_by !== null && <span>{t(START_LABELS[session.begun_by])}</span>}
    </CardFacts>
  )
}
