// Matches texts of the file that are not recognized to choices.
import { Plural, Trans, useLingui } from '@lingui/react/macro'

import type { ImportValues } from '#contract/imports/import-values.ts'
import type { ImportMapping } from '#contract/imports/imports.ts'
import { SEPARATION_TYPES } from '#contract/settings/separation-reasons.ts'
import { oneOf } from '#web/api/list-search.ts'
import { SEPARATION_TYPE_LABELS } from '#web/features/people/person-labels.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'

import { FIELD_LABELS } from './import-labels.ts'
import type { ChoiceOf } from './use-mapping.ts'
import type { UnknownTexts } from './use-unknown-texts.ts'

import styles from './imports.module.css'

type ValueMatchingProps = {
  unknown: UnknownTexts
  choiceOf: ChoiceOf
  onChoose: (value: NonNullable<ImportMapping['values']>[number]) => void
}

/** Nothing where every text of the column is recognized. */
export function ValueMatching({ unknown, choiceOf, onChoose }: ValueMatchingProps) {
  const { i18n, t } = useLingui()
  const errorText = useErrorText()
  const choices = useChoices(unknown.values?.choices ?? [])
  const { field, values, error } = unknown
  const name = i18n._(FIELD_LABELS[field])
  if (error !== null) return <Banner tone="danger">{errorText(error)}</Banner>
  if (values === undefined) return <SkeletonText />
  if (values.texts.length === 0) return null
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>
        <Trans>Unknown values: {name}</Trans>
      </legend>
      <p>
        <Trans>Choose what these values mean. Rows with other unknown values are refused.</Trans>
      </p>
      <div className={styles.fields}>
        {values.texts.map((text) => (
          <SelectField
            key={text.text}
            label={text.text}
            hint={<Plural value={text.rows} one="# row" other="# rows" />}
            isOptional
            placeholder={t`Refuse these rows`}
            options={choices}
            value={choiceOf(field, text)}
            onChange={({ target }) => onChoose({ field, text: text.text, choice: target.value })}
          />
        ))}
      </div>
      {values.has_more && (
        <p>
          <Trans>
            There are more. Correct them in the file, or check that you chose the right column.
          </Trans>
        </p>
      )}
    </fieldset>
  )
}

function useChoices(choices: ImportValues['choices']) {
  const { i18n } = useLingui()
  const typeName = (value: string | null) => {
    const type = value === null ? undefined : oneOf(SEPARATION_TYPES, value)
    return type === undefined ? '' : i18n._(SEPARATION_TYPE_LABELS[type])
  }
  return choices.map(({ choice, name, separation_type: type }) => ({
    value: choice,
    label: name === null ? typeName(choice) : `${name} (${typeName(type)})`,
  }))
}
