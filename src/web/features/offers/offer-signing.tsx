// Who collects the signatures of an offer, and what keeps them from it.
import { Trans, useLingui } from '@lingui/react/macro'

import type { SignatureProblem } from '#contract/offers/e-signature-rules.ts'
import type { Offer } from '#contract/offers/offers.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notify, notifyDone } from '#web/ui/feedback/notifications.ts'

import { pathOf } from './offer-dialog.ts'
import { E_SIGNATURE, OFFERS_KEYS } from './offer-paths.ts'
import { SIGNATURE_PROBLEM_LABELS } from './signature-problem-labels.ts'

import styles from './offers.module.css'

/** Asking again changes nothing about these. */
const FINAL: readonly SignatureProblem[] = ['ended_there', 'signed_too_late']

export function OfferSigning({ offer }: { offer: Offer }) {
  const { i18n } = useLingui()
  const { provider, is_pending: isPending, problem } = offer.signing
  if (problem !== null)
    return (
      <Banner tone={problem === 'unreachable' ? 'warning' : 'danger'}>
        <p>{i18n._(SIGNATURE_PROBLEM_LABELS[problem])}</p>
        {!FINAL.includes(problem) && <RetryButton offer={offer} />}
      </Banner>
    )
  return (
    <p className={styles.muted}>
      {provider === 'embedded' && <Trans>Fairlead collects the signatures.</Trans>}
      {provider === 'documenso' && isPending && <Trans>Waiting for Documenso…</Trans>}
      {provider === 'documenso' && !isPending && <Trans>Documenso collects the signatures.</Trans>}
    </p>
  )
}

function RetryButton({ offer }: { offer: Offer }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const retrying = useEndpoint(
    { method: 'post', path: `${E_SIGNATURE}retry/` },
    { invalidates: OFFERS_KEYS, onDone: () => notifyDone(t`We’re asking Documenso again.`) },
  )
  return (
    <Button
      size="small"
      isBusy={retrying.isPending}
      onClick={() =>
        retrying.mutate(
          { path: pathOf(offer) },
          { onError: (error) => notify({ type: 'error', body: errorText(error) }) },
        )
      }
    >
      <Trans>Try again</Trans>
    </Button>
  )
}
