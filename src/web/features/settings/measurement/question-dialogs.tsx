// Writing a question of the library in the settings: the dialog in which plans write theirs.
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'

import { SCREENING_TYPES } from '#contract/plan-editor/plan-editor-rules.ts'
import type { WrittenQuestion } from '#contract/plan-editor/screening-questions.ts'
import type { QuestionMeasurementRow } from '#contract/settings/measurements.ts'
import { useData } from '#web/api/use-data.ts'
import { QuestionDialog } from '#web/features/staff-shell/questions/question-dialog.tsx'
import {
  type DraftFieldsProps,
  draftOfQuestion,
  emptyDraft,
} from '#web/features/staff-shell/questions/question-draft.ts'
import { ScoreFields } from '#web/features/staff-shell/questions/score-fields.tsx'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'

import { SettingsBoundary } from '../settings-boundary.tsx'
import {
  LIBRARY_QUESTION,
  LIBRARY_QUESTIONS,
  type QuestionKind,
  questionPath,
} from './measurement-data.ts'
import { QUESTION_KIND_LABELS } from './measurement-labels.ts'

import styles from '../settings.module.css'

const UPDATE = { method: 'put', path: LIBRARY_QUESTION } as const

type NewLibraryQuestionProps = {
  kind: QuestionKind
  /** The one that it begins as a copy of; null for an empty one. */
  from: QuestionMeasurementRow | null
  onClose: () => void
}

export function NewLibraryQuestion({ kind, from, onClose }: NewLibraryQuestionProps) {
  const { t } = useLingui()
  const creating = useEndpoint({ method: 'post', path: LIBRARY_QUESTIONS }, { onDone: onClose })
  const create = (question: WrittenQuestion) => {
    const { text: title } = question
    creating.mutate(
      {
        path: { account_id: kind.accountId },
        body: { question, usage_measurement_type_id: kind.measurementType },
      },
      { onSuccess: () => notifyDone(t`“${title}” is added.`) },
    )
  }
  return (
    <QuestionDialog
      isNew
      types={SCREENING_TYPES}
      audience={QUESTION_KIND_LABELS[kind.measurementType].audience}
      renderScores={(fields) => <CompanyScoreFields {...fields} accountId={kind.accountId} />}
      initial={from === null ? emptyDraft('single_choice') : draftOfQuestion(from.question)}
      error={creating.error}
      isBusy={creating.isPending}
      onSave={({ question }) => create(question)}
      onClose={onClose}
    />
  )
}

type EditProps = { kind: QuestionKind; row: QuestionMeasurementRow; onClose: () => void }

export function EditLibraryQuestion({ kind, row, onClose }: EditProps) {
  const { i18n, t } = useLingui()
  const { copies } = QUESTION_KIND_LABELS[kind.measurementType]
  // As it was when the user began: it may be read again meanwhile.
  const begun = useRef(row.question)
  const base = useRef<object>(row.question)
  const undoing = useEndpoint(UPDATE)
  const saving = useEndpoint(UPDATE, { onDone: onClose })
  const path = questionPath(kind, row)
  const save = (question: WrittenQuestion) =>
    saving.mutate(
      { ...path, body: { question }, base: base.current },
      {
        onSuccess: ({ data: saved }) => {
          const { text: label } = saved.question
          notifyUndoable(t`“${label}” is saved.`, () =>
            undoing.mutateAsync({
              ...path,
              body: { question: begun.current },
              base: saved.question,
            }),
          )
        },
      },
    )
  return (
    <QuestionDialog
      isNew={false}
      types={SCREENING_TYPES}
      audience={QUESTION_KIND_LABELS[kind.measurementType].audience}
      renderScores={(fields) => <CompanyScoreFields {...fields} accountId={kind.accountId} />}
      initial={draftOfQuestion(row.question)}
      note={copies !== undefined && <p className={styles.hint}>{i18n._(copies)}</p>}
      error={saving.error}
      onOverwrite={(stored) => {
        base.current = stored
      }}
      isBusy={saving.isPending}
      onSave={({ question }) => save(question)}
      onClose={onClose}
    />
  )
}

type CompanyScoreFieldsProps = DraftFieldsProps & { accountId: number }

function CompanyScoreFields(props: CompanyScoreFieldsProps) {
  return (
    <SettingsBoundary title={<Trans>The attributes could not be loaded</Trans>} height="4rem">
      <Loaded {...props} />
    </SettingsBoundary>
  )
}

function Loaded({ accountId, ...fields }: CompanyScoreFieldsProps) {
  const url = '/account/v1/{account_id}/measurements/attribute-measured/'
  const { data } = useData(url, { path: { account_id: accountId } })
  return <ScoreFields {...fields} attributes={data} />
}
