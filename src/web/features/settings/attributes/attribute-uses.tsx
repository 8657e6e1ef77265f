// What uses an attribute or an outcome, each leading to where it is changed.
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { AttributeType, AttributeUse } from '#contract/settings/attribute-types.ts'
import { dataQuery } from '#web/api/use-data.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { CardFacts } from '#web/ui/layout/card.tsx'
import { PagedList } from '#web/ui/staff/table/paged-list.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'
import {
  interviewQuestionHref,
  profileSetupHref,
  REQUISITION_TEMPLATES_HREF,
  questionsOfAttributeHref,
  requisitionAttributesHref,
  searchedAttributesHref,
} from '../settings-paths.ts'
import { ATTRIBUTE, type AttributeList, attributePath } from './attribute-data.ts'
import { USE_LABELS } from './attribute-labels.ts'

import styles from '../settings.module.css'

const PAGE_SIZE = 25

type AttributeUsesProps = { list: AttributeList; row: AttributeType; onClose: () => void }

export function AttributeUses({ list, row, onClose }: AttributeUsesProps) {
  const { i18n, t } = useLingui()
  const errorText = useSettingsErrorText()
  const [page, setPage] = useState(1)
  const asked = { ...attributePath(list, row), query: { page, page_size: PAGE_SIZE } }
  const uses = useQuery({
    ...dataQuery(`${ATTRIBUTE}uses/`, asked),
    placeholderData: keepPreviousData,
  })
  const { [currentLocale()]: text } = row.name
  return (
    <Dialog isOpen onClose={onClose} title={t`Where “${text}” is used`}>
      <PagedList
        query={uses}
        errorText={errorText}
        pageSize={PAGE_SIZE}
        onPage={setPage}
        empty={
          <p className={styles.hint}>
            <Trans>Nothing uses it.</Trans>
          </p>
        }
      >
        <ul className={styles.rows} role="list">
          {uses.data?.data.map((use) => (
            <li key={`${use.kind}-${use.id}`} className={styles.line}>
              <div className={styles.lineWords}>
                <AppLink href={hrefOf(use, { list, row })}>{use.name}</AppLink>
                <CardFacts>
                  <span>{i18n._(USE_LABELS[use.kind])}</span>
                </CardFacts>
              </div>
            </li>
          ))}
        </ul>
      </PagedList>
    </Dialog>
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
