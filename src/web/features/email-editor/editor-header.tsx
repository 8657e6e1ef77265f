import { Trans, useLingui } from '@lingui/react/macro'

import type { Locale } from '#contract/core/shape.ts'
import type { EditedEmail } from '#contract/messages/email-editor-shapes.ts'
import { localeNames, locales } from '#web/i18n/i18n.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import type { DraftProblem } from './draft-problems.ts'
import { EditorTabs } from './editor-tabs.tsx'
import { editorHref, type EditorScope, listHref } from './email-editor-paths.ts'
import type { EditorSearch, EditorTab } from './email-editor-search.ts'
import { RemoveTemplate } from './remove-template.tsx'
import type { useEmailForm } from './use-email-form.ts'
import { useProblemText } from './use-problem-text.ts'

import styles from './email-editor.module.css'

type EditorHeaderProps = {
  scope: EditorScope
  slug: string | null
  language: Locale
  tab: EditorTab
  search: Pick<EditorSearch, 'language'>
  email: EditedEmail
  /** Of the form that Save submits. */
  formId: string
  editor: ReturnType<typeof useEmailForm>
  problems: readonly DraftProblem[]
  onCancel: () => void
  /** A problem was chosen: its tab opens by itself. */
  onProblem: (problem: DraftProblem) => void
  onRestored: () => void
}

export function EditorHeader(props: EditorHeaderProps) {
  const { scope, slug, language, tab, search, email, editor, problems } = props
  const name = slug === null ? <Trans>New template</Trans> : email.template_display_name
  return (
    <>
      <PageHeader
        back={{ href: listHref(scope), label: <Trans>Email templates</Trans> }}
        title={name}
        description={email.is_name_fixed ? email.description : undefined}
        meta={<Languages {...{ scope, slug, tab, language }} />}
        actions={<Actions {...props} />}
        tabs={
          <EditorTabs
            current={tab}
            isDefault={email.type === 'default'}
            hrefOf={(to) => editorHref(scope, { slug, ...search, tab: to })}
          />
        }
      />
      {editor.isChanged && problems.length > 0 && <Missing {...props} />}
    </>
  )
}

function Actions({
  scope,
  slug,
  language,
  email,
  formId,
  editor,
  problems,
  onCancel,
  onRestored,
}: EditorHeaderProps) {
  const { saving } = editor
  return (
    <>
      {email.email_template_id !== null && slug !== null && (
        <RemoveTemplate {...{ scope, slug, language, email, onRestored }} />
      )}
      {editor.isChanged && (
        <>
          <Button variant="quiet" disabled={saving.isPending} onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isBusy={saving.isPending}
            disabled={problems.length > 0}
          >
            <Trans>Save</Trans>
          </Button>
        </>
      )}
    </>
  )
}

/** Why Save waits, with the way to each field. */
function Missing({ scope, slug, search, problems, onProblem }: EditorHeaderProps) {
  const { t } = useLingui()
  const textOf = useProblemText()
  return (
    <section aria-label={t`Before you can save`} className={styles.missing}>
      <p className={styles.missingTitle}>
        <Trans>Before you can save</Trans>
      </p>
      <ul role="list" className={styles.problems}>
        {problems.map((problem) => (
          <li key={`${problem.field} ${problem.kind}`}>
            <AppLink
              href={editorHref(scope, { slug, ...search, tab: problem.tab })}
              onClick={() => onProblem(problem)}
            >
              {textOf(problem)}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

type LanguagesProps = Pick<EditorHeaderProps, 'scope' | 'slug' | 'tab' | 'language'>

function Languages({ scope, slug, tab, language }: LanguagesProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Languages`}>
      <ul role="list" className={styles.languages}>
        {locales.map((locale) => (
          <li key={locale}>
            <AppLink
              className={styles.language}
              href={editorHref(scope, { slug, language: locale, tab })}
              aria-current={locale === language ? 'page' : undefined}
            >
              {localeNames[locale]}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
