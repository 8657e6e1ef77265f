import type { OfferActivity } from '#contract/plan-editor/offer-activity.ts'

/** What the parts of the form of an offer activity share. */
export type OfferFieldsProps = {
  setup: OfferActivity
  onChange: (next: Partial<OfferActivity>) => void
}
