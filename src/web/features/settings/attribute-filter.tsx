import { useLingui } from '@lingui/react/macro'

import { idOf } from '#web/api/page-search.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'

import { useMeasuredAttributes } from './interview-library/library-queries.ts'

import styles from './settings.module.css'

type AttributeFilterProps = {
  accountId: number
  attributeTypeId: number | undefined
  onChange: (attributeTypeId: number | undefined) => void
}

/** Shows the questions that measure an attribute. */
export function AttributeFilter({ accountId, attributeTypeId, onChange }: AttributeFilterProps) {
  const { t } = useLingui()
  const attributes = useMeasuredAttributes(accountId)
  return (
    <SelectField
      className={`${styles.filter} ${styles.bare}`}
      label={<VisuallyHidden>{t`Attribute`}</VisuallyHidden>}
      placeholder={t`All attributes`}
      options={attributes.map((one) => ({
        value: String(one.attribute_type_id),
        label: one.name[currentLocale()],
      }))}
      value={attributeTypeId ?? ''}
      onChange={({ target }) => onChange(idOf(target.value))}
    />
  )
}
