// The names of the types of sources, for lists, scorecards and settings alike.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const LABELS: Record<string, MessageDescriptor> = {
  third_party_boards: msg`Job boards`,
  referrals: msg`Referrals`,
  company_marketing: msg`Company marketing`,
  direct: msg`Direct`,
  social_media: msg`Social media`,
  agencies: msg`Agencies`,
  events: msg`Events`,
  candidate_search: msg`Candidate search`,
  prospecting: msg`Prospecting`,
  internal: msg({ message: 'Internal', context: 'source' }),
  other: otherSource(),
}

/** The name of a source type; one that a newer server knows counts as other. */
export function sourceTypeLabel(sourceType: string): MessageDescriptor {
  return LABELS[sourceType] ?? otherSource()
}

function otherSource(): MessageDescriptor {
  return msg({ message: 'Other', context: 'source' })
}
