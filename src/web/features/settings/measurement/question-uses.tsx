// Lists the plans and question sets that ask a question of the library.
import { msg } from '@lingui/core/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { QuestionMeasurementRow, QuestionUse } from '#contract/settings/measurements.ts'
import { dataQuery } from '#web/api/use-data.ts'

import {
  measurementPlanHref,
  REQUISITION_TEMPLATES_HREF,
  requisitionPlanHref,
  searchedSetsHref,
} from '../settings-paths.ts'
import { USES_PAGE_SIZE, UsesDialog } from '../uses-dialog.tsx'
import { LIBRARY_QUESTION, type QuestionKind, questionPath } from './measurement-data.ts'

type QuestionUsesProps = { kind: QuestionKind; row: QuestionMeasurementRow; onClose: () => void }

const LABELS = {
  requisition: msg`Requisition`,
  template: msg({ message: 'Template', context: 'of a requisition' }),
  profile: msg`Job profile`,
  set: msg`Question set`,
} as const

export function QuestionUses({ kind, row, onClose }: QuestionUsesProps) {
  const [page, setPage] = useState(1)
  const asked = { ...questionPath(kind, row), query: { page, page_size: USES_PAGE_SIZE } }
  const query = useQuery({
    ...dataQuery(`${LIBRARY_QUESTION}uses/`, asked),
    placeholderData: keepPreviousData,
  })
  return (
    <UsesDialog
      text={row.question.text}
      query={query}
      onPage={setPage}
      labels={LABELS}
      hrefOf={hrefOf}
      onClose={onClose}
    />
  )
}

function hrefOf({ kind, id, name }: QuestionUse): string {
  switch (kind) {
    case 'requisition':
      return requisitionPlanHref(id)
    case 'template':
      return REQUISITION_TEMPLATES_HREF
    case 'profile':
      return measurementPlanHref(id)
    case 'set':
      return searchedSetsHref(name)
  }
}
