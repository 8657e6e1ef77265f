// A name of one letter is mostly an initial, and for a few people it is their name: they say so.
import { useLingui } from '@lingui/react/macro'

import { Checkbox } from '#web/ui/form/checkbox.tsx'

type FullNameCheckboxProps = { isChecked: boolean; onChange: (isChecked: boolean) => void }

export function FullNameCheckbox({ isChecked, onChange }: FullNameCheckboxProps) {
  const { t } = useLingui()
  return (
    <Checkbox
      name="is_full_name"
      label={t`This is my full name`}
      hint={t`One letter is enough if your name is no longer than that.`}
      checked={isChecked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
