import { type FormEvent, useId, useState } from 'react'

import type { EditedEmail } from '#contract/messages/email-editor-shapes.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { SaveProblem } from '#web/features/staff-shell/save-problem.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { UnsavedChanges } from '#web/ui/staff/form/unsaved-changes.tsx'

import { BodyTab } from './body-tab.tsx'
import { DefaultNotice } from './default-notice.tsx'
import { DetailsTab } from './details-tab.tsx'
import { findProblems } from './draft-problems.ts'
import { EditorHeader } from './editor-header.tsx'
import type { EditorSearch, EditorTab } from './email-editor-search.ts'
import { EmailPreview } from './email-preview.tsx'
import { PlainTextTab } from './plain-text-tab.tsx'
import { draftOf, type TemplateDraft } from './template-draft.ts'
import { TestDataTab } from './test-data-tab.tsx'
import { useTestData } from './test-data.ts'
import { TestSend } from './test-send.tsx'
import { type EmailForm, useEmailForm } from './use-email-form.ts'
import { useFocusedField } from './use-focused-field.ts'
import { usePreview } from './use-preview.ts'
import { useProblemText } from './use-problem-text.ts'

import styles from './email-editor.module.css'

type EmailEditorProps = Omit<EmailForm, 'saved'> & {
  userId: number
  email: EditedEmail
  /** The tab, and the language where it is not the reader’s. */
  search: Pick<EditorSearch, 'tab' | 'language'>
  /** Begins again from what is stored. */
  onLoad: () => void
}

/** Edits an email in one language, beside its preview. Cancelled, it begins again: what was said of the fields goes as well. */
export function EmailEditor(props: EmailEditorProps) {
  const [edition, setEdition] = useState(0)
  return <Editor key={edition} {...props} onCancel={() => setEdition(edition + 1)} />
}

function Editor(props: EmailEditorProps & { onCancel: () => void }) {
  const { userId, scope, slug, language, email, onLoad } = props
  const formId = useId()
  const errorText = useErrorText()
  const editor = useEmailForm({ ...props, saved: draftOf(email) })
  const { draft, saving } = editor
  const problems = findProblems(draft, email)
  const testData = useTestData(userId, slug ?? 'new')
  const shown = { slug, language, draft, values: testData.values }
  const preview = usePreview(scope, shown)
  const tab = tabOf(props)
  const focusField = useFocusedField({ formId, tab })
  const { form, problemOf } = useFieldProblems(saving.error)
  const textOf = useProblemText()
  const fields = {
    draft,
    email,
    onChange: editor.change,
    problemOf: (name: keyof TemplateDraft) => {
      const wrong = problems.find(({ field, kind }) => field === name && kind !== 'missing')
      return wrong === undefined ? problemOf(name) : textOf(wrong)
    },
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    editor.save()
  }
  return (
    <>
      <UnsavedChanges isChanged={editor.isChanged} keptAcross="tab" />
      <EditorHeader
        {...{ ...props, tab, formId, editor, problems }}
        onProblem={focusField}
        onRestored={onLoad}
      />
      <div className={styles.editor}>
        <form id={formId} {...form} className={styles.form} onSubmit={submit}>
          <DefaultNotice {...{ slug, language, email }} />
          <SaveProblem
            errorText={errorText}
            fields={['template_display_name', 'subject', 'html_body']}
            error={saving.error}
            onLoad={onLoad}
            onOverwrite={(now) => editor.save(now)}
          />
          {tab === 'email-body' && <BodyTab {...fields} />}
          {tab === 'details' && <DetailsTab {...fields} />}
          {tab === 'plain-text' && <PlainTextTab {...fields} />}
          {tab === 'test-data' && (
            <TestDataTab
              draft={draft}
              variables={email.variables}
              values={testData.values}
              onChange={testData.change}
            />
          )}
        </form>
        <EmailPreview
          preview={preview}
          isPlain={tab === 'plain-text'}
          testSend={<TestSend scope={scope} email={shown} isValid={preview.isWritten} />}
        />
      </div>
    </>
  )
}

// A template of everyone has no test data.
function tabOf({ search: { tab = 'email-body' }, email }: EmailEditorProps): EditorTab {
  return tab === 'test-data' && email.type === 'default' ? 'email-body' : tab
}
