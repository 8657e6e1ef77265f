import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import { SOURCE_NAME_MAX_LENGTH } from '#contract/careers/careers-rules.ts'
import type { Source } from '#contract/careers/sources.ts'
import { sourceTypeLabel } from '#web/features/applicants/source-type-labels.ts'
import { textOf } from '#web/features/shell/form-text.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { CardFacts } from '#web/ui/layout/card.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { useSaving } from '../use-saving.ts'
import { renameSource, toggleSource } from './source-queries.ts'

import styles from '../settings.module.css'

type SourceRowProps = { accountId: number; source: Source }

/** One source, with renaming it and archiving it. */
export function SourceRow({ accountId, source }: SourceRowProps) {
  const { t, i18n } = useLingui()
  const errorText = useSettingsErrorText()
  const [isRenaming, setIsRenaming] = useState(false)
  const toggling = useSaving(toggleSource)
  const { source_id: sourceId, is_active: isActive } = source
  const type = i18n._(sourceTypeLabel(source.source_type))
  const name = source.name ?? type
  return (
    <li className={styles.line}>
      <div className={styles.lineWords}>
        <strong>{name}</strong>
        <CardFacts>
          {source.name !== null && <span>{type}</span>}
          <Plural value={source.applicant_count} one="# applicant" other="# applicants" />
          {!isActive && (
            <StatusPill>
              <Trans>Archived</Trans>
            </StatusPill>
          )}
        </CardFacts>
        {toggling.isError && (
          <Banner tone="danger" isLive>
            {errorText(toggling.error)}
          </Banner>
        )}
        {isRenaming && (
          <RenameForm
            key={name}
            {...{ accountId, sourceId, name }}
            onDone={() => setIsRenaming(false)}
          />
        )}
      </div>
      <div className={styles.lineActions}>
        {!isRenaming && (
          <Button size="small" aria-label={t`Rename ${name}`} onClick={() => setIsRenaming(true)}>
            <Trans>Rename</Trans>
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          isBusy={toggling.isPending}
          aria-label={isActive ? t`Archive ${name}` : t`Restore ${name}`}
          onClick={() => toggling.mutate({ accountId, sourceId, isActive: !isActive })}
        >
          {isActive ? <Trans>Archive</Trans> : <Trans>Restore</Trans>}
        </Button>
      </div>
    </li>
  )
}

type RenameFormProps = { accountId: number; sourceId: number; name: string; onDone: () => void }

function RenameForm({ accountId, sourceId, name, onDone }: RenameFormProps) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const renaming = useSaving(renameSource, (saved) => {
    const newName = saved.name ?? ''
    notifyDone(t`The source is called ${newName} now.`)
    onDone()
  })
  const { form: checks, problemOf } = useFieldProblems(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    renaming.mutate({ accountId, sourceId, name: textOf(data, 'name') })
  }
  return (
    <form className={styles.form} onSubmit={submit} {...checks}>
      <LimitedTextField
        label={t`New name of ${name}`}
        name="name"
        required
        maxLength={SOURCE_NAME_MAX_LENGTH}
        defaultValue={name}
        error={problemOf('name') ?? (renaming.isError ? errorText(renaming.error) : undefined)}
      />
      <div className={styles.actions}>
        <Button type="submit" size="small" variant="primary" isBusy={renaming.isPending}>
          <Trans>Save</Trans>
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
