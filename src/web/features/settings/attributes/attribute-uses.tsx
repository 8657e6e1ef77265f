// Lists the places where an attribute or an outcome is used.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { AttributeType, AttributeUse } from '#contract/settings/attribute-types.ts'
import { dataQuery } from '#web/api/use-data.ts'
import { currentLocale } from '#web/i18n/i18n.ts'

import {
  interviewQuestionHref,
  profileSetupHref,
  REQUISITION_TEMPLATES_HREF,
  questionsOfAttributeHref,
  requisitionAttributesHref,
  searchedAttributesHref,
} from '../settings-paths.ts'
import { USES_PAGE_SIZE, UsesDialog } from '../uses-dialog.tsx'
import { ATTRIBUTE, type AttributeList, attributePath } from './attribute-data.ts'
import { USE_LABELS } from './attribute-labels.ts'

type AttributeUsesProps = { list: AttributeList; row: AttributeType; onClose: () => void }

export function AttributeUses({ list, row, onClose }: AttributeUsesProps) {
  const [page, setPage] = useState(1)
  const asked = { ...attributePath(list, row), query: { page, page_size: USES_PAGE_SIZE } }
  const query = useQuery({
    ...dataQuery(`${ATTRIBUTE}uses/`, asked),
    placeholderData: keepPreviousData,
  })
  return (
    <UsesDialog
      text={row.name[currentLocale()]}
      query={query}
      onPage={setPage}
      labels={USE_LABELS}
      hrefOf={(use) => hrefOf(use, { list, row })}
      onClose={onClose}
    />
  )
}

function hrefOf(
  { kind, id, name }: AttributeUse,
  { list, row }: Pick<AttributeUsesProps, 'list' | 'row'>,
): string {
  switch (kind) {
    case 'requisition':
      return requisitionAttributesHref(id)
    case 'template':
      return REQUISITION_TEMPLATES_HREF
    case 'profile':
      return profileSetupHref(list.usageType, id)
    case 'question':
      return questionsOfAttributeHref(row.attribute_type_id)
    case 'interview_question':
      return interviewQuestionHref(id)
    case 'attribute':
      return searchedAttributesHref(list.usageType, name)
  }
}
