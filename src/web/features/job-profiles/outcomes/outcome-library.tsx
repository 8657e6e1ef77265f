import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'

import type { LibraryOutcome } from '#contract/job-profiles/job-outcomes.ts'
import { MAX_OUTCOMES } from '#contract/job-profiles/job-profile-rules.ts'
import { MEASURED_CATEGORIES } from '#contract/settings/settings-rules.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { CardTitle } from '#web/ui/layout/card.tsx'

import type { DraftOutcome } from './outcome-draft.ts'
import { OUTCOME_CATEGORY_LABELS, USUAL_POINTS } from './outcome-labels.ts'

import styles from './outcomes.module.css'

type OutcomeLibraryProps = {
  library: readonly LibraryOutcome[]
  outcomes: readonly DraftOutcome[]
  onAdd: (outcome: DraftOutcome) => void
}

/** The outcomes that can be added, by category; where there are none, where they come from. */
export function OutcomeLibrary({ library, outcomes, onAdd }: OutcomeLibraryProps) {
  const { i18n } = useLingui()
  if (library.length === 0)
    return (
      <p className={styles.facts}>
        <Trans>
          Your company has no outcomes yet. Add them in the{' '}
          <AppLink href="/settings/outcome">company settings</AppLink>, then choose them here.
        </Trans>
      </p>
    )
  if (outcomes.length >= MAX_OUTCOMES) return null
  const chosen = new Set(outcomes.map((one) => one.attribute_type_id))
  const left = library.filter((one) => !chosen.has(one.attribute_type_id))
  const add = (id: number) =>
    onAdd({
      attribute_type_id: id,
      frequency: 'yearly',
      points: USUAL_POINTS.map((name) => ({ name: i18n._(name), anchor: '' })),
    })
  return MEASURED_CATEGORIES[3].map((category) => {
    const offered = left.filter((one) => one.category === category)
    if (offered.length === 0) return null
    return (
      <section key={category} className={styles.library}>
        <CardTitle level={2}>{i18n._(OUTCOME_CATEGORY_LABELS[category])}</CardTitle>
        <ul className={styles.chips} role="list">
          {offered.map((one) => (
            <li key={one.attribute_type_id}>
              <Button
                size="small"
                icon={<Plus size={15} aria-hidden="true" />}
                onClick={() => add(one.attribute_type_id)}
              >
                {one.name[currentLocale()]}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
