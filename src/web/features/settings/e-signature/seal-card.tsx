// The certificate that seals signed documents, and its successor.
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

import type { ESignature, SealCertificate } from '#contract/offers/e-signature.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { type Definition, DefinitionList } from '#web/ui/staff/layout/definition-list.tsx'

import styles from '../settings.module.css'

const STATES = {
  valid: { label: msg`Valid`, tone: 'green' },
  expiring: { label: msg`Expires soon`, tone: 'amber' },
  expired: { label: msg({ message: 'Expired', context: 'certificate' }), tone: 'red' },
  next: { label: msg`Ready`, tone: 'blue' },
} as const

type SealCardProps = { seal: ESignature['seal'] }

export function SealCard({ seal }: SealCardProps) {
  const { certificate, next } = seal
  return (
    <Card as="section" className={styles.formCard}>
      <div className={styles.form}>
        <CardTitle level={2}>
          <Trans>Certificate</Trans>
        </CardTitle>
        <p className={styles.hint}>
          <Trans>Signed documents are sealed with it, so that any later change can be found.</Trans>
        </p>
        <SealNews seal={seal} />
        <SealFacts seal={seal} />
        {certificate !== null && next !== null && (
          <>
            <CardTitle level={3}>
              <Trans>Next certificate</Trans>
            </CardTitle>
            <CertificateFacts certificate={next} />
          </>
        )}
      </div>
    </Card>
  )
}

/** What an admin should know now. */
function SealNews({ seal: { source, certificate, is_unreadable: isUnreadable } }: SealCardProps) {
  if (isUnreadable)
    return (
      <Banner tone="danger">
        <Trans>
          The certificate file cannot be read, so no offer can be sent. Ask the operator of this
          installation to check it.
        </Trans>
      </Banner>
    )
  if (certificate === null)
    return (
      <Banner tone="info">
        <Trans>The certificate is made when your company sends its first offer.</Trans>
      </Banner>
    )
  if (certificate.state === 'valid') return null
  if (source === 'own')
    return (
      <Banner tone="info">
        <Trans>The certificate is renewed automatically. There is nothing to do.</Trans>
      </Banner>
    )
  return (
    <Banner tone={certificate.state === 'expired' ? 'danger' : 'warning'}>
      <Trans>Ask the operator of this installation to renew the certificate.</Trans>
    </Banner>
  )
}

function SealFacts({
  seal: { source, certificate, has_timestamps: hasTimestamps },
}: SealCardProps) {
  const origin: Definition = {
    id: 'source',
    term: <Trans>Provided by</Trans>,
    value:
      source === 'own' ? (
        <Trans>This installation of Fairlead</Trans>
      ) : (
        <Trans>The operator of this installation</Trans>
      ),
  }
  const timestamps: Definition = {
    id: 'timestamps',
    term: <Trans>Timestamps of an authority</Trans>,
    value: hasTimestamps ? <Trans>Yes</Trans> : <Trans>No, by the server’s clock</Trans>,
  }
  if (certificate === null) return <DefinitionList items={[origin, timestamps]} />
  return <CertificateFacts certificate={certificate} more={[origin, timestamps]} />
}

type CertificateFactsProps = { certificate: SealCertificate; more?: readonly Definition[] }

function CertificateFacts({ certificate, more = [] }: CertificateFactsProps) {
  const { i18n } = useLingui()
  const format = useFormatter()
  const { subject, issuer, fingerprint } = certificate
  const { label, tone } = STATES[certificate.state]
  return (
    <DefinitionList
      items={[
        {
          id: 'state',
          term: <Trans>Status</Trans>,
          value: <StatusPill tone={tone}>{i18n._(label)}</StatusPill>,
        },
        { id: 'subject', term: <Trans>Issued to</Trans>, value: subject },
        {
          id: 'issuer',
          term: <Trans>Issued by</Trans>,
          value: certificate.is_self_signed ? <Trans>Itself (self-signed)</Trans> : issuer,
        },
        {
          id: 'from',
          term: <Trans>Valid from</Trans>,
          value: format.date(certificate.valid_from),
        },
        {
          id: 'until',
          term: <Trans>Valid until</Trans>,
          value: format.date(certificate.valid_until),
        },
        {
          id: 'fingerprint',
          term: <Trans>Fingerprint (SHA-256)</Trans>,
          value: <code className={styles.fingerprint}>{fingerprint}</code>,
        },
        ...more,
      ]}
    />
  )
}
