// A phone number of a person, to read and to call.
import { Trans } from '@lingui/react/macro'

import type { PhoneNumber } from '#contract/core/phone-number.ts'

/** Its digits are read from left to right in every language. */
export function PhoneLink({ phone }: { phone: PhoneNumber }) {
  const { number, extension } = phone
  const suffix = extension === null ? '' : `;ext=${extension}`
  return (
    <a href={`tel:${number}${suffix}`} dir="ltr">
      <PhoneText phone={phone} />
    </a>
  )
}

function PhoneText({ phone: { formatted, extension } }: { phone: PhoneNumber }) {
  if (extension === null) return formatted
  return (
    <Trans>
      {formatted} ext. {extension}
    </Trans>
  )
}
