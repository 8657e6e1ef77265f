// The letter of an offer, and below it the answer: sign, or decline.
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import type { OpenedLetter, SigningPage } from '#contract/offers/signing.ts'
import { fetchSigningAttachment } from '#web/api/fetch-posted.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { OfferLetter } from '#web/ui/text/offer-letter.tsx'

import { AttachedDocuments } from '../shell/files/attached-documents.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { DocumentButton } from './document-button.tsx'
import { SignForm } from './sign-form.tsx'

import styles from './signing.module.css'

type LetterToSignProps = {
  token: string
  page: SigningPage
  letter: OpenedLetter
  onAnswered: (page: SigningPage) => void
}

export function LetterToSign({ token, page, letter, onAnswered }: LetterToSignProps) {
  const [isDeclining, setIsDeclining] = useState(false)
  const shown = { ...letter, language: page.language }
  return (
    <>
      <OfferLetter letter={shown} />
      <AttachedDocuments
        headingLevel={2}
        documents={letter.documents}
        fetchDocument={(one) => fetchSigningAttachment(token, one.user_offer_document_id)}
      />
      <Signatures page={page} />
      {!page.has_sealed && (
        <div className={styles.actions}>
          <DocumentButton token={token} page={page} />
        </div>
      )}
      {page.link_state === 'ready' && (
        <>
          <SignForm {...{ token, page, letter, onAnswered }} />
          <div className={styles.actions}>
            <Button onClick={() => setIsDeclining(true)}>
              {page.is_candidate ? (
                <Trans>Decline the offer…</Trans>
              ) : (
                <Trans>Refuse to sign…</Trans>
              )}
            </Button>
          </div>
          {isDeclining && (
            <DeclineDialog
              {...{ token, page }}
              onClose={() => setIsDeclining(false)}
              onDeclined={onAnswered}
            />
          )}
        </>
      )}
    </>
  )
}

// The letter stays as it was sent: signatures are listed below it until the sealed document shows them.
function Signatures({ page: { signatures } }: { page: SigningPage }) {
  const format = useFormatter()
  if (signatures.length === 0) return null
  return (
    <ul className={styles.signatures} role="list">
      {signatures.map(({ name, signed_at }) => {
        const at = format.dateTime(signed_at)
        return (
          <li key={signed_at}>
            <Trans>
              Signed by {name}, {at}
            </Trans>
          </li>
        )
      })}
    </ul>
  )
}
