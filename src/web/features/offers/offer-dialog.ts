import type { Offer, OfferSetup } from '#contract/offers/offers.ts'

/** What an offer on the scorecard takes. */
export type OfferCardProps = {
  offer: Offer
  setup: OfferSetup
  onEdit: () => void
  /** The application may have moved as well. */
  onChanged: () => void
}

/** What every dialog about an offer takes. */
export type OfferDialogProps = { offer: Offer; onClose: () => void; onDone: () => void }

/** The offer in the path of its commands. */
export function pathOf({ user_smartreq_id, user_offer_id }: Offer) {
  return { user_smartreq_id, user_offer_id }
}

/** What the user saw of it: a change is refused when it is not so any more. */
export function seenOf({ version, state }: Offer): Pick<Offer, 'version' | 'state'> {
  return { version, state }
}
