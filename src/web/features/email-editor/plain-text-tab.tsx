import { Trans, useLingui } from '@lingui/react/macro'

import { Button } from '#web/ui/controls/button.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'

import type { TabProps } from './editor-tabs.tsx'
import { plainTextOf } from './plain-text-of.ts'
import { VariablePicker } from './variable-picker.tsx'

import styles from './email-editor.module.css'

/** What mail programs show that show no HTML. It follows the body until it is edited. */
export function PlainTextTab({ draft, email, problemOf, onChange }: TabProps) {
  const { t } = useLingui()
  const isFollowing = draft.plain_body === ''
  return (
    <>
      <div className={styles.bar}>
        <VariablePicker names={email.variable_names} />
        {!isFollowing && (
          <Button size="small" onClick={() => onChange({ plain_body: '' })}>
            <Trans>Follow the email body again</Trans>
          </Button>
        )}
      </div>
      <TextArea
        className={styles.source ?? ''}
        label={t`Plain text`}
        name="plain_body"
        hint={
          isFollowing
            ? t`Follows the email body. If you edit it, it keeps your text.`
            : t`This text is your own and does not follow the email body.`
        }
        value={isFollowing ? followedText(draft, email) : draft.plain_body}
        error={problemOf('plain_body')}
        onChange={({ target }) => onChange({ plain_body: target.value })}
      />
    </>
  )
}

/** With its variables: it is a text to edit. */
function followedText({ html_body: html }: TabProps['draft'], email: TabProps['email']): string {
  const isStored = html === email.html_body && email.is_plain_from_html
  return isStored ? email.plain_body : plainTextOf(html)
}
