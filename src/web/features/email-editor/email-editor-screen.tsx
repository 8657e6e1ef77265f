// One email in one language: of everyone's defaults, of a company as the provider sees it, or of the company itself.
import { useLingui } from '@lingui/react'
import { useSuspenseQuery } from '@tanstack/react-query'

import type { Locale } from '#contract/core/shape.ts'
import type { EditedEmail } from '#contract/messages/email-editor-shapes.ts'
import { useEditions } from '#web/features/staff-shell/use-editions.ts'
import { isLocale } from '#web/i18n/i18n.ts'

import { emailQuery, emailsQuery } from './email-editor-data.ts'
import type { EditorScope } from './email-editor-paths.ts'
import type { EditorSearch } from './email-editor-search.ts'
import { EmailEditor } from './email-editor.tsx'
import { newEmail } from './new-email.ts'

type EmailEditorScreenProps = {
  scope: EditorScope
  user: { readonly user_id: number; readonly email: string }
  /** Null for a new one. */
  slug: string | null
  search: Pick<EditorSearch, 'tab' | 'language'>
}

export function EmailEditorScreen({ slug, ...props }: EmailEditorScreenProps) {
  const { i18n } = useLingui()
  const locale = isLocale(i18n.locale) ? i18n.locale : 'en'
  const shown = { ...props, language: props.search.language ?? locale }
  return slug === null ? <NewEmail {...shown} /> : <StoredEmail {...shown} slug={slug} />
}

type ShownProps = Omit<EmailEditorScreenProps, 'slug'> & { language: Locale }

function StoredEmail(props: ShownProps & { slug: string }) {
  const { scope, user, slug, language } = props
  const query = emailQuery(scope.accountId, { slug, language })
  // Not under a user who comes back to the window where they were writing.
  const { data } = useSuspenseQuery({ ...query, refetchOnWindowFocus: false })
  const { edition, onLoad } = useEditions({ reads: query.queryKey, invalidates: query.queryKey })
  return (
    <EmailEditor
      // What is typed in one language is not taken for another one.
      key={`${language} ${edition}`}
      {...props}
      userId={user.user_id}
      {...{ email: withReplyTo(data.data, user.email), stored: data.data, onLoad }}
    />
  )
}

function NewEmail(props: ShownProps) {
  const { scope, user, language } = props
  const { data: emails } = useSuspenseQuery(emailsQuery(scope.accountId, language))
  // Every email can be sent from the same addresses, and there is always one.
  const slug = emails.data[0]?.template_slug ?? ''
  const { data: other } = useSuspenseQuery(emailQuery(scope.accountId, { slug, language }))
  const email = withReplyTo(newEmail({ senders: other.data.senders, language }), user.email)
  return (
    <EmailEditor
      key={language}
      {...props}
      userId={user.user_id}
      {...{ email, slug: null, stored: null }}
      onLoad={() => undefined}
    />
  )
}

/** An email that has no address for replies begins with the user’s own. */
function withReplyTo(email: EditedEmail, own: string): EditedEmail {
  return email.reply_to === '' ? { ...email, reply_to: own } : email
}
