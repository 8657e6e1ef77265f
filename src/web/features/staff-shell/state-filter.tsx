import { useLingui } from '@lingui/react/macro'

import { SelectField } from '#web/ui/form/select-field.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'

import styles from './state-filter.module.css'

type StateFilterProps = {
  state: 'archived' | undefined
  onChange: (state: 'archived' | undefined) => void
}

/** Shows what is offered, or what is archived. */
export function StateFilter({ state, onChange }: StateFilterProps) {
  const { t } = useLingui()
  return (
    <SelectField
      className={styles.filter}
      label={<VisuallyHidden>{t`State`}</VisuallyHidden>}
      options={[
        { value: '', label: t`In use` },
        { value: 'archived', label: t`Archived` },
      ]}
      value={state ?? ''}
      onChange={({ target }) => onChange(target.value === 'archived' ? 'archived' : undefined)}
    />
  )
}
