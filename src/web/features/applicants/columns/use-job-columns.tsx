import { useLingui } from '@lingui/react'

import type { ApplicantRow, RequisitionDetail } from '#contract/requisitions/requisitions.ts'
import { isLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import type { Column } from '#web/ui/staff/table/table.tsx'

import { useApplicantColumns } from '../applicant-columns.tsx'
import { attributeColumn } from '../applicant-sort.ts'

import styles from '../../requisitions/requisitions.module.css'

/** The columns of a list of applicants with one for each attribute that a requisition weighs. */
export function useJobColumns(
  attributes: RequisitionDetail['attributes'],
): Array<Column<ApplicantRow>> {
  const { i18n } = useLingui()
  const format = useFormatter()
  const locale = isLocale(i18n.locale) ? i18n.locale : 'en'
  const columns = attributes.map(({ attribute_type_id: id, name }): Column<ApplicantRow> => ({
    id: attributeColumn(id),
    header: name[locale],
    isSortable: true,
    firstSort: 'descending',
    align: 'end',
    isTertiary: true,
    cell: ({ attribute_scores: scores }) => {
      const found = scores.find((one) => one.attribute_type_id === id)
      return found === undefined ? (
        <span className={styles.none}>—</span>
      ) : (
        format.number(found.score)
      )
    },
  }))
  return [...useApplicantColumns(), ...columns]
}
