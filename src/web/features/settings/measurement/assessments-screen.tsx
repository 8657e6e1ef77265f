// The assessments of the product: what each measures, and which requisitions ask it.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { AssessmentRow } from '#contract/settings/measurements.ts'
import {
  ASSESSMENT_MEASUREMENTS,
  type AssessmentMeasurement,
} from '#contract/settings/settings-rules.ts'
import { useDataQuery } from '#web/api/use-data.ts'
import { currentLocale, localeNames } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { CardFacts } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'
import { Tabs } from '#web/ui/staff/layout/tabs.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'

import type { CollectionSearch } from '../collection/collection-search.ts'
import { measurementHref } from '../settings-paths.ts'
import { AssessmentRequisitions } from './assessment-requisitions.tsx'
import { MEASUREMENTS } from './measurement-data.ts'
import { ASSESSMENT_LABELS, NORM_LABELS } from './measurement-labels.ts'
import { ScoreConversions } from './score-conversions.tsx'

import styles from '../settings.module.css'

type AssessmentsScreenProps = {
  accountId: number
  measurementType: AssessmentMeasurement
  view: CollectionSearch
  onView: ChangeView<CollectionSearch>
}

export function AssessmentsScreen(props: AssessmentsScreenProps) {
  const { accountId, measurementType, view, onView } = props
  const { i18n, t } = useLingui()
  const { page = 1, search = '' } = view
  const { data, meta } = useDataQuery(MEASUREMENTS, {
    path: { account_id: accountId },
    query: { usageMeasurementTypeId: measurementType, page, page_size: 25, search },
  }).data
  const rows = data.flatMap((row) => (row.kind === 'assessment' ? [row] : []))
  const title = i18n._(ASSESSMENT_LABELS[measurementType])
  return (
    <>
      <PageHeader
        title={title}
        description={t`What Fairlead can measure. Add an assessment to a requisition in its screening plan.`}
        tabs={
          <Tabs
            label={t`Assessments`}
            tabs={ASSESSMENT_MEASUREMENTS.map((type) => ({
              href: measurementHref(type),
              label: i18n._(ASSESSMENT_LABELS[type]),
              isCurrent: type === measurementType,
            }))}
          />
        }
      />
      <SearchField
        label={t`Search the assessments`}
        value={search}
        onSearch={(text) => onView({ search: text, page: undefined }, { isTyping: true })}
      />
      {rows.length === 0 ? (
        <EmptyState title={<Trans>Nothing matches “{search}”</Trans>} />
      ) : (
        <ul className={styles.rows} aria-label={title} role="list">
          {rows.map((row) => (
            <li key={row.asmt_id} className={styles.line}>
              <Row {...{ accountId, row }} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={meta.page}
        pageSize={meta.page_size}
        total={meta.total}
        onPage={(next) => onView({ page: next })}
      />
    </>
  )
}

type RowProps = { accountId: number; row: AssessmentRow }

function Row({ accountId, row }: RowProps) {
  const format = useFormatter()
  const [open, setOpen] = useState<'requisitions' | 'conversions' | null>(null)
  const { [currentLocale()]: title } = row.title
  const dialog = { accountId, title, asmtId: row.asmt_id, onClose: () => setOpen(null) }
  const names = row.attributes.map(({ name }) => name[currentLocale()])
  return (
    <>
      <div className={styles.lineWords}>
        <strong>{title}</strong>
        <Facts {...row} />
        {names.length > 0 && <p className={styles.excerpt}>{format.list(names)}</p>}
      </div>
      <div className={styles.lineActions}>
        {row.has_conversions && (
          <Button size="small" variant="quiet" onClick={() => setOpen('conversions')}>
            <Trans>Score conversion</Trans> <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        )}
        {row.used_in > 0 ? (
          <Button size="small" variant="quiet" onClick={() => setOpen('requisitions')}>
            <Plural
              value={row.used_in}
              one="Used in # requisition"
              other="Used in # requisitions"
            />{' '}
            <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        ) : (
          <span className={styles.hint}>
            <Trans>Not used</Trans>
          </span>
        )}
      </div>
      {open === 'requisitions' && <AssessmentRequisitions {...dialog} />}
      {open === 'conversions' && <ScoreConversions {...dialog} />}
    </>
  )
}

function Facts({ minutes, question_count: count, languages, norms }: AssessmentRow) {
  const { i18n } = useLingui()
  const format = useFormatter()
  return (
    <CardFacts>
      {minutes > 0 && (
        <span>
          <Plural value={minutes} one="# minute" other="# minutes" />
        </span>
      )}
      {count > 0 && (
        <span>
          <Plural value={count} one="# question" other="# questions" />
        </span>
      )}
      <span>{format.list(languages.map((one) => localeNames[one]))}</span>
      {norms !== null && <span>{i18n._(NORM_LABELS[norms])}</span>}
    </CardFacts>
  )
}
