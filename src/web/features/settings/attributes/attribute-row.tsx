import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Archive, Trash } from 'lucide-react'
import { useState } from 'react'

import type { AttributeType } from '#contract/settings/attribute-types.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { CardFacts } from '#web/ui/layout/card.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { RowMenu } from '#web/ui/staff/table/row-menu.tsx'

import type { AttributeList } from './attribute-data.ts'
import { EditAttribute } from './attribute-dialogs.tsx'
import { CATEGORY_LABELS } from './attribute-labels.ts'
import { AttributeUses } from './attribute-uses.tsx'
import { useAttributeActions } from './use-attribute-actions.ts'

import styles from '../settings.module.css'

type AttributeRowProps = { list: AttributeList; row: AttributeType }

/** One attribute or outcome; a company changes only its own. */
export function AttributeRow({ list, row }: AttributeRowProps) {
  const [open, setOpen] = useState<'edit' | 'uses' | null>(null)
  const close = () => setOpen(null)
  const { [currentLocale()]: text } = row.name
  return (
    <>
      <div className={styles.lineWords}>
        <strong>{text}</strong>
        <Facts {...row} />
        {row.description !== '' && <p className={styles.excerpt}>{row.description}</p>}
      </div>
      <div className={styles.lineActions}>
        {row.is_shared && (
          <Badge>
            <Trans>Shared</Trans>
          </Badge>
        )}
        {row.used_count > 0 && (
          <Button size="small" variant="quiet" onClick={() => setOpen('uses')}>
            <Plural value={row.used_count} one="Used in # place" other="Used in # places" />{' '}
            <VisuallyHidden>{text}</VisuallyHidden>
          </Button>
        )}
        {!row.is_shared && <OwnActions {...{ list, row }} onEdit={() => setOpen('edit')} />}
      </div>
      {open === 'edit' && <EditAttribute {...{ list, row }} onClose={close} />}
      {open === 'uses' && <AttributeUses {...{ list, row }} onClose={close} />}
    </>
  )
}

function Facts({ category, parent_name: parent, measured_by: measuredBy }: AttributeType) {
  const { i18n } = useLingui()
  const format = useFormatter()
  const locale = currentLocale()
  return (
    <CardFacts>
      <span>{i18n._(CATEGORY_LABELS[category])}</span>
      {parent !== null && (
        <span>
          <Trans>Part of {parent[locale]}</Trans>
        </span>
      )}
      {measuredBy.length > 0 && (
        <span>
          <Trans>Measured by {format.list(measuredBy.map((title) => title[locale]))}</Trans>
        </span>
      )}
    </CardFacts>
  )
}

function OwnActions({ list, row, onEdit }: AttributeRowProps & { onEdit: () => void }) {
  const { t } = useLingui()
  const { remove, restore } = useAttributeActions(list, row)
  const { [currentLocale()]: text } = row.name
  if (row.is_archived)
    return (
      <Button size="small" aria-label={t`Restore “${text}”`} onClick={restore}>
        <Trans>Restore</Trans>
      </Button>
    )
  const isUsed = row.used_count > 0
  const item = {
    id: 'remove',
    label: isUsed ? t`Archive` : t`Delete`,
    icon: isUsed ? (
      <Archive size={17} aria-hidden="true" />
    ) : (
      <Trash size={17} aria-hidden="true" />
    ),
    isDestructive: true,
    onSelect: remove,
  }
  return (
    <>
      <Button size="small" aria-label={t`Edit “${text}”`} onClick={onEdit}>
        <Trans>Edit</Trans>
      </Button>
      <RowMenu label={t`Actions for “${text}”`} items={[item]} />
    </>
  )
}
