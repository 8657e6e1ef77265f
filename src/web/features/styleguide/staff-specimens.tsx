import { useState } from 'react'

import type { Formatter } from '#web/i18n/format.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { ScoreBar } from '#web/ui/staff/charts/score-bar.tsx'
import { StepMarks } from '#web/ui/staff/charts/step-marks.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'
import { DefinitionList } from '#web/ui/staff/layout/definition-list.tsx'
import { Tabs } from '#web/ui/staff/layout/tabs.tsx'
import { FilterChips } from '#web/ui/staff/table/filter-chips.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import type { Sort } from '#web/ui/staff/table/table-header.tsx'
import { type Column, Table } from '#web/ui/staff/table/table.tsx'

import { ChoiceSpecimens } from './choice-specimens.tsx'
import { Specimen } from './specimen.tsx'
import {
  applicants,
  markedSteps,
  sample,
  type SampleApplicant,
  stages,
} from './styleguide-samples.ts'

import styles from './styleguide.module.css'

/** The dense components of staff lists and the scorecard. */
export function StaffSpecimens() {
  const [search, setSearch] = useState('')
  const [filters, setFilters] = useState<readonly string[]>(['interview'])
  const [page, setPage] = useState(4)
  return (
    <>
      <Specimen name="Tabs">
        <Tabs
          label={sample.company}
          tabs={[
            { href: '/styleguide#Staff', label: 'Applicants', isCurrent: true, count: 1401 },
            { href: '/styleguide#Fields', label: 'Screening plan', isCurrent: false },
            { href: '/styleguide#Status', label: 'Team', isCurrent: false, count: 4 },
          ]}
        />
      </Specimen>
      <Specimen name="SearchField, FilterChips">
        <div className={styles.row}>
          <SearchField label="Search applicants" value={search} onSearch={setSearch} />
          <FilterChips
            label="Stage"
            chips={stages}
            activeIds={filters}
            onChange={(ids) => setFilters([...ids])}
          />
        </div>
      </Specimen>
      <ChoiceSpecimens />
      <ApplicantTable />
      <Specimen name="Pagination">
        <Pagination page={page} pageSize={25} total={1401} onPage={setPage} />
        <Pagination page={1} pageSize={25} total={6} onPage={() => undefined} />
      </Specimen>
      <Specimen name="StepMarks">
        <StepMarks steps={markedSteps} />
      </Specimen>
      <Specimen name="DefinitionList, ScoreBar">
        <DefinitionList
          items={[
            { id: 'email', term: 'Email', value: sample.email },
            { id: 'phone', term: 'Phone', value: '' },
            {
              id: 'competencies',
              term: 'Competencies',
              value: <ScoreBar label="Competencies" score={84} target={70} />,
            },
            { id: 'values', term: 'Values', value: <ScoreBar label="Values" score={100} /> },
            {
              id: 'typing',
              term: 'Typing test',
              value: <ScoreBar label="Typing test" score={null} />,
            },
          ]}
        />
      </Specimen>
    </>
  )
}

function ApplicantTable() {
  const [sort, setSort] = useState<Sort>({ column: 'score', direction: 'descending' })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['2']))
  const direction = sort.direction === 'ascending' ? 1 : -1
  const rows = applicants.toSorted((a, b) => direction * compareBy(sort.column, [a, b]))
  const table = {
    columns: columnsWith(useFormatter()),
    rows,
    rowId: rowKey,
    rowName: (row: SampleApplicant) => row.name,
    sort,
    onSort: setSort,
  }
  return (
    <>
      <Specimen name="Table">
        <Table
          {...table}
          caption="Applicants"
          rowHref={(row) => `/styleguide?applicant=${row.id}#Staff`}
          selection={{ ids: chosen, onChange: setChosen }}
        />
      </Specimen>
      <Specimen name="Table density=compact">
        <Table {...table} caption="Applicants, compact" density="compact" maxHeight="12rem" />
      </Specimen>
    </>
  )
}

function columnsWith(format: Formatter): Array<Column<SampleApplicant>> {
  return [
    { id: 'name', header: 'Applicant', isSortable: true, cell: (row) => row.name },
    {
      id: 'stage',
      header: 'Stage',
      cell: (row) => <StatusPill tone={row.tone}>{row.stage}</StatusPill>,
    },
    {
      id: 'score',
      header: 'Score',
      isSortable: true,
      cell: (row) => <ScoreBar label="Score" score={row.score} />,
    },
    { id: 'city', header: 'City', isSecondary: true, cell: (row) => row.city },
    {
      id: 'applied',
      header: 'Applied',
      align: 'end',
      isSortable: true,
      isSecondary: true,
      cell: (row) => format.date(row.appliedAt),
    },
  ]
}

function rowKey(row: SampleApplicant): string {
  return row.id
}

function compareBy(column: string, [a, b]: readonly [SampleApplicant, SampleApplicant]): number {
  if (column === 'score') return (a.score ?? -1) - (b.score ?? -1)
  if (column === 'applied') return a.appliedAt.localeCompare(b.appliedAt)
  return a.name.localeCompare(b.name)
}
