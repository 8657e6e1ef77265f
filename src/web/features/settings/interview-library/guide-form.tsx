import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'

import { RICH_TEXT } from '#contract/core/rich-text.ts'
import { INTERVIEW_LIMITS } from '#contract/interviews/interviews-rules.ts'
import type { InterviewQuestion } from '#contract/settings/interview-library.ts'
import { dataQuery } from '#web/api/use-data.ts'
import { GUIDE, guidePath } from '#web/features/staff-shell/interview-library-data.ts'
import { notify, notifyDone } from '#web/ui/feedback/notifications.ts'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { RichTextField } from '#web/ui/staff/editor/rich-text-field.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'
import { UnsavedChanges } from '#web/ui/staff/form/unsaved-changes.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { interviewGuideHref } from '../settings-paths.ts'
import { useSaving } from '../use-saving.ts'
import { GuideQuestionList } from './guide-question-list.tsx'
import { saveGuide } from './library-queries.ts'
import { SaveActions } from './save-actions.tsx'
import { SavingProblem } from './saving-problem.tsx'

import styles from '../settings.module.css'

export type GuideDraft = {
  readonly name: string
  readonly intro: string
  readonly questions: readonly InterviewQuestion[]
}

type GuideFormProps = {
  accountId: number
  /** Null for a new one. */
  guideId: number | null
  saved: GuideDraft
  /** Of what is saved; 0 for a new one. */
  revision: number
  /** What the form begins with, where that is not what is saved. */
  initial: GuideDraft
}

/** Writes a guide. Cancel and save stand there only once something changed. */
export function GuideForm({ accountId, guideId, saved, revision, initial }: GuideFormProps) {
  const { t } = useLingui()
  const router = useRouter()
  const errorText = useSettingsErrorText()
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState(initial)
  // What is read again meanwhile is not what this draft is based on.
  const [base, setBase] = useState(revision)
  // Another editor takes the saved text back: the editor owns its text.
  const [edition, setEdition] = useState(0)
  const saving = useSaving(saveGuide, (guide) => {
    notifyDone(t`The guide is saved.`)
    setDraft(guide)
    setBase(guide.revision)
    if (guideId === null)
      router.history.push(interviewGuideHref(guide.interview_guide_id), undefined, {
        ignoreBlocker: true,
      })
  })
  const { form, problemOf } = useFieldProblems(saving.error)
  const content = contentOf(draft)
  const isChanged = JSON.stringify(content) !== JSON.stringify(contentOf(saved))
  const change = (next: Partial<GuideDraft>) => setDraft((before) => ({ ...before, ...next }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate({ accountId, guideId, content, revision: base })
  }
  const begin = (next: GuideDraft, nextBase: number) => {
    setDraft(next)
    setBase(nextBase)
    setEdition(edition + 1)
    saving.reset()
  }
  const load = async () => {
    if (guideId === null) return
    const query = dataQuery(GUIDE, guidePath(accountId, guideId))
    try {
      const { data: guide } = await queryClient.fetchQuery(query)
      begin(guide, guide.revision)
    } catch (error) {
      notify({ type: 'error', body: errorText(error) })
    }
  }
  return (
    <form {...form} className={styles.form} onSubmit={submit}>
      <UnsavedChanges isChanged={isChanged} />
      {saving.isError && <SavingProblem error={saving.error} onLoad={() => void load()} />}
      <LimitedTextField
        label={t`Name of the guide`}
        name="name"
        required
        maxLength={INTERVIEW_LIMITS.guideName}
        value={draft.name}
        error={problemOf('name')}
        onChange={({ target }) => change({ name: target.value })}
      />
      <IntroField key={edition} html={draft.intro} onChange={(intro) => change({ intro })} />
      <GuideQuestionList
        accountId={accountId}
        questions={draft.questions}
        problem={problemOf(
          'interview_question_ids',
          t`A question is not in the library any more. Remove it, and save again.`,
        )}
        onChange={(questions) => change({ questions })}
      />
      {isChanged && (
        <SaveActions
          isBusy={saving.isPending}
          isValid={isValid(draft)}
          onCancel={() => begin(saved, revision)}
        />
      )}
    </form>
  )
}

function IntroField({ html, onChange }: { html: string; onChange: (html: string) => void }) {
  const { t } = useLingui()
  return (
    <RichTextField
      label={t`Introduction for interviewers`}
      name="intro"
      hint={t`Interviewers read it above the questions. Candidates never see it.`}
      isOptional
      format={RICH_TEXT}
      html={html}
      error={html.length > INTERVIEW_LIMITS.intro ? t`This text is too long.` : undefined}
      onChange={onChange}
    />
  )
}

function contentOf({ name, intro, questions }: GuideDraft) {
  const ids = questions.map((one) => one.interview_question_id)
  return { name, intro, interview_question_ids: ids }
}

function isValid({ name, intro }: GuideDraft): boolean {
  return name.trim() !== '' && intro.length <= INTERVIEW_LIMITS.intro
}
