import { Trans, useLingui } from '@lingui/react/macro'

import { LIVE_STATES } from '#contract/offers/offer-states.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'

import { type OfferDialogProps, pathOf, seenOf } from './offer-dialog.ts'
import { OFFER, OFFERS_KEYS } from './offer-paths.ts'

export function ReviseDialog({ offer, onClose, onDone }: OfferDialogProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const next = offer.version + 1
  const revising = useEndpoint(
    { method: 'post', path: `${OFFER}versions/` },
    {
      invalidates: OFFERS_KEYS,
      onDone: () => {
        notifyDone(t`Version ${next} is a draft.`)
        onDone()
      },
    },
  )
  return (
    <ConfirmDialog
      isOpen
      title={<Trans>Begin version {next}?</Trans>}
      confirmLabel={<Trans>Begin version {next}</Trans>}
      isBusy={revising.isPending}
      onClose={onClose}
      onConfirm={() => revising.mutate({ path: pathOf(offer), body: { seen: seenOf(offer) } })}
    >
      <p>
        {LIVE_STATES.includes(offer.state) ? (
          <Trans>
            Links of the version that was sent stop working at once, and signatures on it no longer
            count. No email is sent until you send the new version.
          </Trans>
        ) : (
          <Trans>The new version begins with the terms of this one.</Trans>
        )}
      </p>
      {revising.error !== null && (
        <Banner tone="danger" isLive>
          {errorText(revising.error)}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
