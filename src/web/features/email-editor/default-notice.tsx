import { Trans } from '@lingui/react/macro'

import type { Locale } from '#contract/core/shape.ts'
import type { EditedEmail } from '#contract/messages/email-editor-shapes.ts'
import { localeNames } from '#web/i18n/i18n.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'

type DefaultNoticeProps = { slug: string | null; language: Locale; email: EditedEmail }

/** Says that nothing is stored in this language, and what goes out instead. */
export function DefaultNotice({ slug, language, email }: DefaultNoticeProps) {
  const languageName = localeNames[language]
  if (slug === null || email.email_template_id !== null) return null
  return (
    <Banner tone="info">
      {email.type === 'team' ? (
        <Trans>This template has no text in {languageName} yet. Save one to add it.</Trans>
      ) : (
        <Trans>The default is used in {languageName}. Save your own text to replace it.</Trans>
      )}
    </Banner>
  )
}
