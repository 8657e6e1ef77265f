// Writing a set of screening questions.
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef, useState } from 'react'

import type { ScreeningSet, ScreeningSetContent } from '#contract/settings/screening-sets.ts'
import { SCREENING_SET_LIMITS } from '#contract/settings/settings-rules.ts'
import { ApiError } from '#web/api/api-error.ts'
import { SaveProblem } from '#web/features/staff-shell/save-problem.tsx'
import { SCREENING_SETS } from '#web/features/staff-shell/screening-set-data.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'
import { FormDialog } from '#web/ui/staff/form/form-dialog.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { type SetQuestion, SetQuestions } from './set-questions.tsx'

import styles from '../settings.module.css'

const UPDATE = { method: 'put', path: `${SCREENING_SETS}{screening_set_id}/` } as const

type NewSetProps = { accountId: number; onClose: () => void }

export function NewSet({ accountId, onClose }: NewSetProps) {
  const { t } = useLingui()
  const creating = useEndpoint({ method: 'post', path: SCREENING_SETS }, { onDone: onClose })
  const create = (body: ScreeningSetContent) => {
    const { name: title } = body
    creating.mutate(
      { path: { account_id: accountId }, body },
      { onSuccess: () => notifyDone(t`“${title}” is added.`) },
    )
  }
  return <SetForm {...{ accountId, onClose }} set={null} saving={creating} onSubmit={create} />
}

export function EditSet({ accountId, set, onClose }: NewSetProps & { set: ScreeningSet }) {
  const { t } = useLingui()
  // As it was when the user began: it may be read again meanwhile.
  const [begun] = useState(() => contentOf(set))
  const base = useRef<object>(begun)
  const undoing = useEndpoint(UPDATE)
  const saving = useEndpoint(UPDATE, { onDone: onClose })
  const path = { account_id: accountId, screening_set_id: set.screening_set_id }
  const save = (body: ScreeningSetContent) =>
    saving.mutate(
      { path, body, base: base.current },
      {
        onSuccess: ({ data: saved }) => {
          const { name: label } = saved
          notifyUndoable(t`“${label}” is saved.`, () =>
            undoing.mutateAsync({ path, body: begun, base: contentOf(saved) }),
          )
        },
      },
    )
  return (
    <SetForm
      {...{ accountId, set, saving, onClose }}
      onSubmit={save}
      onOverwrite={(stored) => {
        base.current = stored
      }}
    />
  )
}

type SetFormProps = NewSetProps & {
  /** Null for a new one. */
  set: ScreeningSet | null
  saving: { readonly error: Error | null; readonly isPending: boolean }
  onSubmit: (content: ScreeningSetContent) => void
  /** What is stored now, over which the user saves what the form says. */
  onOverwrite?: (stored: object) => void
}

function SetForm({ accountId, set, saving, onSubmit, onOverwrite, onClose }: SetFormProps) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const formRef = useRef<HTMLFormElement>(null)
  const { form, problemOf } = useFieldProblems(saving.error)
  const [name, setName] = useState(set?.name ?? '')
  const [questions, setQuestions] = useState<readonly SetQuestion[]>(set?.questions ?? [])
  const [isTried, setIsTried] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A dialog is inside of the page's tree: its submission is no one else's.
    event.stopPropagation()
    setIsTried(true)
    if (questions.length > 0) onSubmit(contentOf({ name, questions }))
  }
  const isEmpty = isTried && questions.length === 0
  return (
    <FormDialog
      {...form}
      ref={formRef}
      className={styles.form}
      title={set === null ? <Trans>New set</Trans> : <Trans>Edit the set</Trans>}
      isBusy={saving.isPending}
      isChanged={!isSame(questions, set?.questions ?? [])}
      onSubmit={submit}
      onClose={onClose}
    >
      <SaveProblem
        error={saving.error}
        errorText={errorText}
        isSaidElsewhere={saving.error instanceof ApiError && saving.error.code === 'value_taken'}
        fields={[{ name: 'name', label: msg`Name` }]}
        onOverwrite={(stored) => {
          onOverwrite?.(stored)
          formRef.current?.requestSubmit()
        }}
      />
      <TextField
        label={t`Name`}
        name="name"
        required
        data-first-focus
        maxLength={SCREENING_SET_LIMITS.name}
        value={name}
        error={problemOf('name', t`Enter a name that is not used yet.`)}
        onChange={({ target }) => setName(target.value)}
      />
      <SetQuestions
        {...{ accountId, questions }}
        problem={
          isEmpty
            ? t`Add a question.`
            : problemOf(
                'account_question_ids',
                t`A question is not in the library any more. Remove it, and save again.`,
              )
        }
        onChange={setQuestions}
      />
    </FormDialog>
  )
}

/** The state that a change begins from. */
function contentOf({ name, questions }: { name: string; questions: readonly SetQuestion[] }) {
  return { name, account_question_ids: questions.map((one) => one.account_question_id) }
}

function isSame(one: readonly SetQuestion[], other: readonly SetQuestion[]): boolean {
  const idsOf = (questions: readonly SetQuestion[]) =>
    questions.map(({ account_question_id: id }) => id).join()
  return idsOf(one) === idsOf(other)
}
