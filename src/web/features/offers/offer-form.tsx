// Writing an offer: its terms, letter, signers and last day to answer.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'

import type { Offer, OfferSetup } from '#contract/offers/offers.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { UnsavedChanges } from '#web/ui/staff/form/unsaved-changes.tsx'

import { ApprovalWarning } from './approval-warning.tsx'
import { contentOf, draftOf, newDraft, type OfferDraft, problemsOf } from './offer-draft.ts'
import { OfferLetterFields } from './offer-letter-fields.tsx'
import { OFFER, OFFERS, OFFERS_KEYS } from './offer-paths.ts'
import { OfferTermsFields } from './offer-terms-fields.tsx'

import styles from './offers.module.css'

type OfferFormProps = {
  userSmartreqId: number
  setup: OfferSetup
  /** Left out for a new one. */
  offer?: Offer
  onClose: () => void
}

export function OfferForm({ userSmartreqId, setup, offer, onClose }: OfferFormProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const titleId = useId()
  const [first] = useState(() => (offer === undefined ? newDraft(setup) : draftOf(offer)))
  const [draft, setDraft] = useState<OfferDraft>(first)
  const [isTried, setIsTried] = useState(false)
  const options = {
    invalidates: OFFERS_KEYS,
    onDone: () => {
      notifyDone(t`The offer is saved.`)
      onClose()
    },
  }
  const creating = useEndpoint({ method: 'post', path: OFFERS }, options)
  const updating = useEndpoint({ method: 'patch', path: OFFER }, options)
  const { error, isPending } = offer === undefined ? creating : updating
  const { form, problemOf } = useFieldProblems(error)
  const problems = isTried ? problemsOf(draft, setup) : []
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (problemsOf(draft, setup).length > 0) return
    const body = contentOf(draft, setup)
    const path = { user_smartreq_id: userSmartreqId }
    if (offer === undefined) creating.mutate({ path, body })
    else {
      const { user_offer_id, version, state } = offer
      updating.mutate({
        path: { ...path, user_offer_id },
        body: { ...body, seen: { version, state } },
      })
    }
  }
  const fields = { draft, setup, problems, problemOf, onChange: setDraft }
  return (
    <Card as="section" className={styles.card}>
      <UnsavedChanges isChanged={JSON.stringify(draft) !== JSON.stringify(first)} />
      <CardTitle level={2} id={titleId}>
        {offer === undefined ? <Trans>New offer</Trans> : <Trans>Edit the offer</Trans>}
      </CardTitle>
      <form
        {...form}
        className={styles.form}
        aria-labelledby={titleId}
        noValidate
        onSubmit={submit}
      >
        <ApprovalWarning state={offer?.state} />
        <OfferTermsFields {...fields} />
        <OfferLetterFields {...fields} />
        {error !== null && (
          <Banner tone="danger" isLive>
            {errorText(error)}
          </Banner>
        )}
        {problems.length > 0 && (
          <Banner tone="danger" isLive>
            <Trans>Check the fields that are marked.</Trans>
          </Banner>
        )}
        <div className={styles.actions}>
          <Button variant="primary" type="submit" isBusy={isPending}>
            <Trans>Save the offer</Trans>
          </Button>
          <Button onClick={onClose} disabled={isPending}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}
