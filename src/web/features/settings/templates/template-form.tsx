import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'

import { unknownVariables } from '#contract/messages/template-variables.ts'
import { SaveProblem } from '#web/features/staff-shell/save-problem.tsx'
import { localeNames } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { UnsavedChanges } from '#web/ui/staff/form/unsaved-changes.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { templateHref } from '../settings-paths.ts'
import { useSavingLists } from '../use-saving-lists.ts'
import { TemplateFields } from './template-fields.tsx'
import { TemplatePreview } from './template-preview.tsx'
import { saveTemplate, type TemplateContent } from './template-queries.ts'

import styles from '../settings.module.css'
import own from './templates.module.css'

type TemplateFormProps = {
  accountId: number
  slug: string | null
  /** Whether there is no text in this language yet. */
  isNew: boolean
  /** It is one of the product's, whose purpose stays. */
  hasDefault: boolean
  saved: TemplateContent
  /** The template as it is stored; null for a new one. */
  stored: object | null
  /** Begins again from what is stored. */
  onLoad: () => void
}

/** Writes a template in one language. Cancel and save stand there only once something changed. */
export function TemplateForm(props: TemplateFormProps) {
  const { accountId, slug, isNew, hasDefault, saved, onLoad } = props
  const { t } = useLingui()
  const router = useRouter()
  const errorText = useSettingsErrorText()
  const [content, setContent] = useState(contentOf(saved))
  const [base, setBase] = useState(props.stored)
  // Another editor takes the saved text back: the editor owns its text.
  const [edition, setEdition] = useState(0)
  const saving = useSavingLists(saveTemplate, (template) => {
    notifyDone(t`The template is saved.`)
    setContent(contentOf(template))
    setBase(template)
    if (slug === null)
      router.history.push(
        `${templateHref(template.template_slug)}?language=${template.language}`,
        undefined,
        { ignoreBlocker: true },
      )
  })
  const { form, problemOf } = useFieldProblems(saving.error)
  const isChanged = JSON.stringify(content) !== JSON.stringify(contentOf(saved))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate({ accountId, slug, content, base })
  }
  const languageName = localeNames[saved.language]
  return (
    <div className={own.editor}>
      <UnsavedChanges isChanged={isChanged} />
      <form {...form} className={styles.form} onSubmit={submit}>
        {isNew && slug !== null && (
          <Banner tone="info">
            <Trans>This template has no text in {languageName} yet. Save one to add it.</Trans>
          </Banner>
        )}
        <SaveProblem
          errorText={errorText}

          fields={['template_display_name', 'subject', 'body']}
          error={saving.error}
          onLoad={onLoad}
          onOverwrite={(now) => saving.mutate({ accountId, slug, content, base: now })}
        />
        <TemplateFields
          content={content}
          hasDefault={hasDefault}
          editorKey={String(edition)}
          problemOf={problemOf}
          onChange={(change) => setContent((before) => ({ ...before, ...change }))}
        />
        {isChanged && (
          <div className={styles.actions}>
            <Button
              type="submit"
              variant="primary"
              isBusy={saving.isPending}
              disabled={!isValid(content)}
            >
              <Trans>Save</Trans>
            </Button>
            <Button
              variant="quiet"
              disabled={saving.isPending}
              onClick={() => {
                setContent(contentOf(saved))
                setEdition(edition + 1)
                saving.reset()
              }}
            >
              <Trans>Cancel</Trans>
            </Button>
          </div>
        )}
      </form>
      <TemplatePreview {...{ accountId, content }} />
    </div>
  )
}

function contentOf(template: TemplateContent): TemplateContent {
  const { template_display_name, purpose, subject, body, language } = template
  return { template_display_name, purpose, subject, body, language }
}

function isValid({ template_display_name: name, subject, body }: TemplateContent): boolean {
  return (
    name.trim() !== '' &&
    subject.trim() !== '' &&
    body !== '' &&
    unknownVariables(subject + body).length === 0
  )
}
