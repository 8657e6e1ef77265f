import { Plural, Trans, useLingui } from '@lingui/react/macro'

import { roundParts } from '#contract/core/rounded-parts.ts'
import type { LibraryAttribute } from '#contract/plan-editor/job-attributes.ts'
import type { PredictiveModel } from '#contract/requisitions/predictive-models.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { RowMenu } from '#web/ui/staff/table/row-menu.tsx'

import styles from '../../plan-editor/setup.module.css'

type ModelRowProps = {
  model: PredictiveModel
  library: readonly LibraryAttribute[]
  onUse: () => void
  onEdit: () => void
  onDelete: () => void
}

/** One model: what it weighs, whether it is used, and what can be done with it. */
export function ModelRow({ model, library, onUse, onEdit, onDelete }: ModelRowProps) {
  const { t } = useLingui()
  const { name, version, version_in_use: used, scored_count: scored } = model
  return (
    <li className={styles.member}>
      <span className={styles.memberName}>
        <strong>{name}</strong>
        <span className={styles.faint}>
          <WeightSummary model={model} library={library} />
        </span>
        <span className={styles.faint}>
          <Trans>Version {version}</Trans>
          {model.converter !== null && (
            <>
              {' · '}
              <Trans>with a score converter</Trans>
            </>
          )}
          {scored > 0 && (
            <>
              {' · '}
              <Plural value={scored} one="# applicant scored" other="# applicants scored" />
            </>
          )}
        </span>
      </span>
      {used !== null && (
        <StatusPill tone={used === version ? 'green' : 'amber'}>
          {used === version ? <Trans>In use</Trans> : <Trans>Version {used} in use</Trans>}
        </StatusPill>
      )}
      {used !== version && (
        <Button size="small" onClick={onUse}>
          {used === null ? <Trans>Use this model</Trans> : <Trans>Use version {version}</Trans>}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      )}
      <RowMenu
        label={t`Actions for ${name}`}
        items={[
          { id: 'edit', label: t`Edit`, onSelect: onEdit },
          ...(used === null
            ? [{ id: 'delete', label: t`Delete`, onSelect: onDelete, isDestructive: true }]
            : []),
        ]}
      />
    </li>
  )
}

function WeightSummary({ model, library }: Pick<ModelRowProps, 'model' | 'library'>) {
  const format = useFormatter()
  const total = model.attributes.reduce((sum, one) => sum + one.weight, 0)
  const rounded = roundParts(model.attributes.map(({ weight }) => (100 * weight) / total))
  const shares = model.attributes.map(({ attribute_type_id: id }, index) => {
    const name = library.find((one) => one.attribute_type_id === id)?.name[currentLocale()] ?? ''
    return `${name} ${format.percent(rounded[index] ?? 0)}`
  })
  return format.list(shares)
}
