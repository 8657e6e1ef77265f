import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import { MERGED_FIELDS, type MergedField } from '#contract/people/person-merge-rules.ts'
import type { MergeSide } from '#contract/people/person-merges.ts'

import { MERGED_FIELD_LABELS } from './merge-labels.ts'

import styles from './people.module.css'

type MergeFieldsProps = {
  primary: MergeSide
  duplicate: MergeSide
  /** The details that are taken from the duplicate. */
  taken: readonly MergedField[]
  onTake: (taken: readonly MergedField[]) => void
}

/** The details of the two records as columns, with a choice where they differ. */
export function MergeFields({ primary, duplicate, taken, onTake }: MergeFieldsProps) {
  const { t, i18n } = useLingui()
  return (
    <table className={styles.sides} aria-label={t`The details of the two records`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Details</Trans>
          </th>
          <th scope="col">
            <Trans>Stays</Trans>
          </th>
          <th scope="col">
            <Trans>Duplicate</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {MERGED_FIELDS.map((field) => (
          <FieldRow
            key={field}
            label={i18n._(MERGED_FIELD_LABELS[field])}
            values={[primary.details[field], duplicate.details[field]]}
            isTaken={taken.includes(field)}
            onTake={(isTaken) => {
              const others = taken.filter((one) => one !== field)
              onTake(isTaken ? [...others, field] : others)
            }}
          />
        ))}
      </tbody>
    </table>
  )
}

type FieldRowProps = {
  label: string
  values: readonly [string | null, string | null]
  isTaken: boolean
  onTake: (isTaken: boolean) => void
}

function FieldRow({ label, values, isTaken, onTake }: FieldRowProps) {
  const { t } = useLingui()
  const group = useId()
  const [one, other] = values
  return (
    <tr>
      <th scope="row">{label}</th>
      {values.map((value, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two columns that stay where they are
        <td key={index}>
          {one === other ? (
            (value ?? '–')
          ) : (
            <label className={styles.choice}>
              <input
                type="radio"
                name={group}
                aria-label={`${label}: ${value ?? t`None`}`}
                checked={isTaken === (index === 1)}
                onChange={() => onTake(index === 1)}
              />
              {value ?? '–'}
            </label>
          )}
        </td>
      ))}
    </tr>
  )
}
