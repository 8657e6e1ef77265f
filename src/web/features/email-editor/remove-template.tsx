import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

import type { Locale } from '#contract/core/shape.ts'
import type { EditedEmail } from '#contract/messages/email-editor-shapes.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { localeNames } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'

import { restoreEmail, SHOWN_IN } from './email-editor-data.ts'
import { type EditorScope, listHref } from './email-editor-paths.ts'

type RemoveTemplateProps = {
  scope: EditorScope
  slug: string
  language: Locale
  email: EditedEmail
  onRestored: () => void
}

/** Brings back the default, or deletes a template that has none; in one language. */
export function RemoveTemplate({ scope, slug, language, email, onRestored }: RemoveTemplateProps) {
  const { t } = useLingui()
  const router = useRouter()
  const errorText = useErrorText()
  const [isAsking, setIsAsking] = useState(false)
  const hasDefault = email.default_html_body !== ''
  const removing = useCommand(restoreEmail, {
    invalidates: SHOWN_IN,
    onDone: () => {
      notifyDone(hasDefault ? t`The template is as it was.` : t`The template is deleted.`)
      setIsAsking(false)
      if (hasDefault) onRestored()
      else router.history.push(listHref(scope), undefined, { ignoreBlocker: true })
    },
  })
  const languageName = localeNames[language]
  const label = hasDefault ? t`Restore to default` : t`Delete`
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{label}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        isBusy={removing.isPending}
        title={hasDefault ? t`Restore to default?` : t`Delete this template?`}
        confirmLabel={label}
        onConfirm={() => removing.mutate({ account: scope.accountId, slug, language })}
        onClose={() => {
          setIsAsking(false)
          removing.reset()
        }}
      >
        {removing.isError && (
          <Banner tone="danger" isLive>
            {errorText(removing.error)}
          </Banner>
        )}
        <p>
          {hasDefault ? (
            <Trans>
              Are you sure you want to restore this email template to the default template? All of
              your changes will be lost and will not be able to be recovered.
            </Trans>
          ) : (
            <Trans>
              The text in {languageName} is deleted for good. Emails that were written from it stay
              as they are.
            </Trans>
          )}
        </p>
      </ConfirmDialog>
    </>
  )
}
