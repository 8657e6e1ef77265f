import { Trans } from '@lingui/react/macro'

import type { Offer } from '#contract/offers/offers.ts'
import { useData } from '#web/api/use-data.ts'
import { DataBoundary } from '#web/features/staff-shell/data-boundary.tsx'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { OfferLetter } from '#web/ui/text/offer-letter.tsx'

import { pathOf } from './offer-dialog.ts'
import { OFFER } from './offer-paths.ts'
import { useMissingNames } from './use-missing-names.ts'

/** The letter as its signers see it, with what is missing in it. */
export function LetterDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} width="wide" title={offer.terms.title}>
      <DataBoundary flag="private_data_access" homeHref="/hire" headingLevel={2} height="20rem">
        <Letter offer={offer} />
      </DataBoundary>
    </Dialog>
  )
}

function Letter({ offer }: { offer: Offer }) {
  const format = useFormatter()
  const { data: letter } = useData(`${OFFER}preview/`, { path: pathOf(offer) })
  const missing = format.list(useMissingNames()(letter.missing))
  return (
    <>
      {letter.missing.length > 0 && (
        <Banner tone="warning">
          <Trans>Missing: {missing}. The offer can’t be sent like this.</Trans>
        </Banner>
      )}
      <OfferLetter letter={letter} />
    </>
  )
}
