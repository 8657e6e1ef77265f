// The start of a new requisition: blank, from a template, or as a copy of another requisition.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { RequisitionTemplate } from '#contract/plan-editor/requisition-templates.ts'
import { dataQuery } from '#web/api/use-data.ts'
import { OptionCards } from '#web/ui/form/option-cards.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'

import { requisitionListQuery } from '../../requisitions/requisition-queries.ts'
import { TEMPLATES } from '../templates/template-paths.ts'

type StartWithProps = {
  accountId: number
  /** `blank`, `template:<id>` or `job:<id>`. */
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

const FEW = 6

/** The value of a template among the choices. */
export function templateValue(one: Pick<RequisitionTemplate, 'requisition_template_id'>): string {
  return `template:${one.requisition_template_id}`
}

/** A choice as the API takes it. */
export function bodyOf(value: string): { from_job_id?: number; from_template_id?: number } {
  const [kind, id] = value.split(':')
  if (kind === 'job') return { from_job_id: Number(id) }
  return kind === 'template' ? { from_template_id: Number(id) } : {}
}

export function StartWith({ accountId, value, error, onChange }: StartWithProps) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const asked = { path: { account_id: accountId }, query: search === '' ? {} : { search } }
  const templates = useQuery(dataQuery(TEMPLATES, asked)).data
  const others = useQuery(requisitionListQuery(accountId, search === '' ? {} : { search })).data
  const hasMore = [templates, others].some((one) => (one?.meta.total ?? 0) > FEW)
  return (
    <>
      <OptionCards
        isField
        legend={t`Start with`}
        value={value}
        error={error}
        options={[
          { value: 'blank', label: t`An empty plan` },
          ...first(templates?.data, isChosenTemplate(value)).map((one) => ({
            value: templateValue(one),
            label: t`Template: ${one.name}`,
            description: <TemplateContent template={one} />,
          })),
          ...first(others?.data).map((one) => ({
            value: `job:${one.job_id}`,
            label: t`A copy of: ${one.title}`,
          })),
        ]}
        onChange={onChange}
      />
      {(search !== '' || hasMore) && (
        <SearchField
          label={t`Search the templates and requisitions to start with`}
          placeholder={t`Search by title`}
          value={search}
          onSearch={setSearch}
        />
      )}
    </>
  )
}

/** The contents of a template. */
export function TemplateContent({ template }: { template: RequisitionTemplate }) {
  const { activity_count: activities, attribute_count: attributes, team } = template
  return (
    <Trans>
      <Plural value={activities} one="# activity" other="# activities" />,{' '}
      <Plural value={attributes} one="# attribute" other="# attributes" />,{' '}
      <Plural value={team.length} one="# team member" other="# team members" />
    </Trans>
  )
}

// The first of them, and the one that was chosen elsewhere.
function first<Row>(rows: readonly Row[] = [], isChosen: (row: Row) => boolean = () => false) {
  return rows.filter((row, index) => index < FEW || isChosen(row))
}

function isChosenTemplate(value: string) {
  return (one: RequisitionTemplate) => value === templateValue(one)
}
