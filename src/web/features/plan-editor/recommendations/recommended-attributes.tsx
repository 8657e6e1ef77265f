import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'

import type { LibraryAttribute } from '#contract/plan-editor/job-attributes.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { CardTitle } from '#web/ui/layout/card.tsx'

import { ReasonText } from './reason-text.tsx'
import { useRecommendations } from './use-recommendations.ts'

import styles from '../setup.module.css'

type RecommendedAttributesProps = {
  jobId: number
  /** Those that are weighed already. */
  chosen: ReadonlySet<number>
  library: readonly LibraryAttribute[]
  onAdd: (attributeTypeId: number) => void
}

/** Attributes that similar requisitions weigh; nothing where there are none. */
export function RecommendedAttributes(props: RecommendedAttributesProps) {
  const { jobId, chosen, library, onAdd } = props
  const { t } = useLingui()
  const data = useRecommendations(jobId)
  const offered = (data?.attributes ?? []).flatMap(({ attribute_type_id: id, ...reason }) => {
    const attribute = library.find((one) => one.attribute_type_id === id)
    return attribute === undefined || chosen.has(id) ? [] : [{ attribute, reason }]
  })
  if (data === undefined || offered.length === 0) return null
  return (
    <section className={styles.stack}>
      <CardTitle level={2}>
        <Trans>Recommended</Trans>
      </CardTitle>
      <ul className={styles.questionList} role="list">
        {offered.map(({ attribute, reason }) => {
          const name = attribute.name[currentLocale()]
          return (
            <li key={attribute.attribute_type_id} className={styles.questionRow}>
              <span className={styles.questionText}>
                <span>{name}</span>
                <span className={styles.faint}>
                  <ReasonText reason={reason} compared={data.compared} />
                </span>
              </span>
              <Button
                size="small"
                aria-label={t`Add ${name}`}
                onClick={() => onAdd(attribute.attribute_type_id)}
              >
                <Plus size={16} aria-hidden="true" /> <Trans>Add</Trans>
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
