import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { EmailTemplate } from '#contract/messages/email-templates.ts'
import { localeNames } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { useSavingLists } from '../use-saving-lists.ts'
import { deleteTemplate } from './template-queries.ts'

type RemoveTemplateProps = {
  accountId: number
  template: EmailTemplate
  onRemoved: () => void
}

/** Brings back the product's text, or deletes what only the company has; in one language. */
export function RemoveTemplate({ accountId, template, onRemoved }: RemoveTemplateProps) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const [isAsking, setIsAsking] = useState(false)
  const { template_slug: slug, language, has_default: hasDefault } = template
  const removing = useSavingLists(deleteTemplate, () => {
    notifyDone(hasDefault ? t`The template is as it was.` : t`The template is deleted.`)
    setIsAsking(false)
    onRemoved()
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
        onConfirm={() => removing.mutate({ accountId, slug, language })}
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
