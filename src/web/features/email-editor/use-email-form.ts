import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

import type { Locale } from '#contract/core/shape.ts'
import type { EditedEmail } from '#contract/messages/email-editor-shapes.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { notifyDone } from '#web/ui/feedback/notifications.ts'

import { saveEmail, SHOWN_IN } from './email-editor-data.ts'
import { editorHref, type EditorScope } from './email-editor-paths.ts'
import { draftOf, type DraftChange, type TemplateDraft } from './template-draft.ts'

export type EmailForm = {
  scope: EditorScope
  /** Null for a new one. */
  slug: string | null
  language: Locale
  /** What Cancel brings back. */
  saved: TemplateDraft
  /** As it was read; null for a new one. */
  stored: object | null
}

/** The draft of an email, and what saves it or takes it back. */
export function useEmailForm({ scope, slug, language, saved, stored }: EmailForm) {
  const { t } = useLingui()
  const router = useRouter()
  const [draft, setDraft] = useState(saved)
  const [base, setBase] = useState(stored)
  const noteSaved = (email: EditedEmail) => {
    notifyDone(t`The template is saved.`)
    setDraft(draftOf(email))
    setBase(email)
    if (slug !== null) return
    const href = editorHref(scope, { slug: email.template_slug, language })
    router.history.push(href, undefined, { ignoreBlocker: true })
  }
  const saving = useCommand(saveEmail, { invalidates: SHOWN_IN, onDone: noteSaved })
  return {
    draft,
    saving,
    isChanged: JSON.stringify(draft) !== JSON.stringify(saved),
    change: (change: DraftChange) => setDraft((before) => ({ ...before, ...change })),
    /** `now` is what someone else stored, and is replaced. */
    save: (now: object | null = base) =>
      saving.mutate({ account: scope.accountId, slug, language, draft, base: now }),
  }
}
