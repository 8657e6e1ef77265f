// What a user gave elsewhere, offered for a field that is empty: it is taken by a press and never by itself.
import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'

import { Button } from '#web/ui/controls/button.tsx'

/** Where someone lives or works, as they wrote it themselves; empty for what they left out. */
export type KnownPlace = {
  readonly city: string
  readonly state: string
  readonly countryCode: string
}

type OfferedValueProps = {
  /** The name of the field in its form: it takes the focus with the value. */
  name: string
  /** As the field is called on screen. */
  label: string
  /** As it is read; empty for nothing to offer. */
  text: string
  /** What stands in the field now. */
  current: string
  from: 'experience' | 'profile'
  onTake: () => void
}

/** Nothing where there is nothing to offer, or something in the field: it is never overwritten. */
export function OfferedValue({ name, label, text, current, from, onTake }: OfferedValueProps) {
  const { t } = useLingui()
  if (text === '' || current.trim() !== '') return null
  const take = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Before the button goes.
    const field = currentTarget.form?.elements.namedItem(name)
    if (field instanceof HTMLElement) field.focus()
    onTake()
  }
  const said =
    from === 'experience'
      ? t`${label}: use “${text}” from My Experience`
      : t`${label}: use “${text}” from My Profile`
  return (
    <Button size="small" aria-label={said} onClick={take}>
      {from === 'experience' ? (
        <Trans>Use “{text}” from My Experience</Trans>
      ) : (
        <Trans>Use “{text}” from My Profile</Trans>
      )}
    </Button>
  )
}
