import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

import type { DocumentResult, DocumentVerification } from '#contract/offers/verify-document.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Banner, type BannerTone } from '#web/ui/feedback/banner.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'

import styles from './verify-document.module.css'

/** Whether the document is unchanged, and what the seal proves of it. */
export function VerificationResult({ verification }: { verification: DocumentVerification }) {
  const { i18n } = useLingui()
  const { tone, title, text } = RESULTS[verification.result]
  return (
    <>
      <Banner tone={tone} title={i18n._(title)} isLive>
        {i18n._(text)}
      </Banner>
      {verification.result === 'unchanged' && <SealedFacts verification={verification} />}
    </>
  )
}

type ResultText = { tone: BannerTone; title: MessageDescriptor; text: MessageDescriptor }

const RESULTS: Readonly<Record<DocumentResult, ResultText>> = {
  unchanged: {
    tone: 'success',
    title: msg`This document is unchanged`,
    text: msg`It was sealed by this service, and nothing in it has changed since.`,
  },
  changed: {
    tone: 'danger',
    title: msg`This document was changed`,
    text: msg`It is not what was sealed. Ask the sender for the original file.`,
  },
  changed_after: {
    tone: 'danger',
    title: msg`This document was changed after it was sealed`,
    text: msg`Something was added to the sealed file. What you see may not be what was signed. Ask the sender for the original file.`,
  },
  sealed_by_others: {
    tone: 'warning',
    title: msg`This document was not sealed here`,
    text: msg`It was signed or sealed by another service. This page can’t verify it.`,
  },
  not_sealed: {
    tone: 'warning',
    title: msg`This document has no seal`,
    text: msg`It may be a draft, a scan, or a copy that an app saved again. Ask the sender for the original file.`,
  },
  encrypted: {
    tone: 'warning',
    title: msg`This document is protected by a password`,
    text: msg`Documents that are sealed here need no password. Ask the sender for the original file.`,
  },
  not_a_pdf: {
    tone: 'warning',
    title: msg`This file is not a PDF`,
    text: msg`Choose the PDF as you downloaded it.`,
  },
}

function SealedFacts({ verification }: { verification: DocumentVerification }) {
  const format = useFormatter()
  const { title, company, sealed_at: sealedAt, signers } = verification
  return (
    <Card as="section" className={styles.card}>
      {title !== null && <CardTitle level={2}>{title}</CardTitle>}
      <dl className={styles.facts}>
        {company !== null && (
          <div>
            <dt>
              <Trans>Company</Trans>
            </dt>
            <dd>{company}</dd>
          </div>
        )}
        {sealedAt !== null && (
          <div>
            <dt>
              <Trans>Sealed</Trans>
            </dt>
            <dd>{format.dateTime(sealedAt)}</dd>
          </div>
        )}
        {signers.length > 0 && (
          <div>
            <dt>
              <Trans>Signers</Trans>
            </dt>
            {signers.map((signer) => (
              <dd key={`${signer.role} ${signer.name}`}>
                <SignerText signer={signer} />
              </dd>
            ))}
          </div>
        )}
      </dl>
    </Card>
  )
}

/** Roles in the record of a sealed document; any other is a title, and shown as it is. */
const ROLE_LABELS: Readonly<Record<string, MessageDescriptor | undefined>> = {
  candidate: msg`Candidate`,
  company_1: msg`For the company`,
  company_2: msg`For the company`,
}

function SignerText({ signer }: { signer: DocumentVerification['signers'][number] }) {
  const { i18n } = useLingui()
  const format = useFormatter()
  const { name, role } = signer
  const label = ROLE_LABELS[role]
  const at = format.dateTime(signer.signed_at)
  return (
    <>
      <strong>{name}</strong>
      <span className={styles.note}>
        {label === undefined ? role : i18n._(label)} · <Trans>Signed {at}</Trans>
      </span>
    </>
  )
}
