import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Copy, Trash } from 'lucide-react'
import { useState } from 'react'

import type { QuestionMeasurementRow } from '#contract/settings/measurements.ts'
import { canKnockOut, hasKnockOut } from '#web/features/staff-shell/questions/knock-outs.ts'
import { QUESTION_TYPE_LABELS } from '#web/features/staff-shell/questions/question-labels.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { notify, notifyDone } from '#web/ui/feedback/notifications.ts'
import { CardFacts } from '#web/ui/layout/card.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'
import { RowMenu } from '#web/ui/staff/table/row-menu.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'
import {
  LIBRARY_QUESTION,
  LIBRARY_QUESTIONS,
  type QuestionKind,
  questionPath,
} from './measurement-data.ts'
import { QUESTION_KIND_LABELS } from './measurement-labels.ts'
import { EditLibraryQuestion, NewLibraryQuestion } from './question-dialogs.tsx'
import { QuestionUses } from './question-uses.tsx'

import styles from '../settings.module.css'

type QuestionRowProps = { kind: QuestionKind; row: QuestionMeasurementRow }

/** One question of the library, with changing, duplicating, deleting and restoring it. */
export function QuestionRow({ kind, row }: QuestionRowProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'edit' | 'copy' | 'uses' | null>(null)
  const { remove, restore } = useRemoving(kind, row)
  const close = () => setOpen(null)
  const { text } = row.question
  const { audience } = QUESTION_KIND_LABELS[kind.measurementType]
  const items = [
    {
      id: 'copy',
      label: t`Duplicate`,
      icon: <Copy size={17} aria-hidden="true" />,
      onSelect: () => setOpen('copy'),
    },
    {
      id: 'remove',
      label: t`Delete`,
      icon: <Trash size={17} aria-hidden="true" />,
      isDestructive: true,
      onSelect: remove,
    },
  ]
  return (
    <>
      <div className={styles.lineWords}>
        <strong>{text}</strong>
        <Facts {...row} />
      </div>
      <div className={styles.lineActions}>
        {canKnockOut({ isField: false, audience }) && hasKnockOut(row.question) && (
          <StatusPill tone="amber">
            <Trans>Knock-out</Trans>
          </StatusPill>
        )}
        {row.used_count > 0 && (
          <Button size="small" variant="quiet" onClick={() => setOpen('uses')}>
            <Plural value={row.used_count} one="Used in # place" other="Used in # places" />{' '}
            <VisuallyHidden>{text}</VisuallyHidden>
          </Button>
        )}
        {row.is_archived ? (
          <Button size="small" aria-label={t`Restore “${text}”`} onClick={restore}>
            <Trans>Restore</Trans>
          </Button>
        ) : (
          <>
            <Button size="small" aria-label={t`Edit “${text}”`} onClick={() => setOpen('edit')}>
              <Trans>Edit</Trans>
            </Button>
            <RowMenu label={t`Actions for “${text}”`} items={items} />
          </>
        )}
      </div>
      {open === 'edit' && <EditLibraryQuestion {...{ kind, row }} onClose={close} />}
      {open === 'uses' && <QuestionUses {...{ kind, row }} onClose={close} />}
      {open === 'copy' && <NewLibraryQuestion kind={kind} from={row} onClose={close} />}
    </>
  )
}

function Facts({ question, attributes }: QuestionMeasurementRow) {
  const { i18n } = useLingui()
  const format = useFormatter()
  const names = attributes.map(({ name }) => name[currentLocale()])
  return (
    <>
      <CardFacts>
        <span>{i18n._(QUESTION_TYPE_LABELS[question.type])}</span>
        {'options' in question && (
          <span>
            <Plural value={question.options.length} one="# answer" other="# answers" />
          </span>
        )}
        {!question.is_required && (
          <span>
            <Trans>Optional</Trans>
          </span>
        )}
      </CardFacts>
      {names.length > 0 && (
        <p className={styles.excerpt}>
          <Trans>Scores {format.list(names)}</Trans>
        </p>
      )}
    </>
  )
}

function useRemoving(kind: QuestionKind, row: QuestionMeasurementRow) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const removing = useEndpoint({ method: 'delete', path: LIBRARY_QUESTION })
  const restoring = useEndpoint({ method: 'post', path: `${LIBRARY_QUESTION}restore/` })
  const creating = useEndpoint({ method: 'post', path: LIBRARY_QUESTIONS })
  const onError = (error: unknown) => notify({ type: 'error', body: errorText(error) })
  const { question } = row
  const { text } = question
  const path = questionPath(kind, row)
  const takeBack = (isArchived: boolean) =>
    isArchived
      ? restoring.mutateAsync({ ...path, body: {} })
      : creating.mutateAsync({
          path: { account_id: kind.accountId },
          body: { question, usage_measurement_type_id: kind.measurementType },
        })
  // The row is gone from the list by then: what belongs to a call of a component that is not there any more is not called.
  const remove = async () => {
    try {
      const { is_archived: isArchived } = (await removing.mutateAsync(path)).data
      const said = isArchived
        ? t`“${text}” is archived, because it is in use.`
        : t`“${text}” is deleted.`
      notifyUndoable(said, () => takeBack(isArchived))
    } catch (error) {
      onError(error)
    }
  }
  const restore = async () => {
    try {
      await restoring.mutateAsync({ ...path, body: {} })
      notifyDone(t`“${text}” is restored.`)
    } catch (error) {
      onError(error)
    }
  }
  return { remove: () => void remove(), restore: () => void restore() }
}
