import { Trans, useLingui } from '@lingui/react/macro'
import { Send } from 'lucide-react'

import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'

import { sendTest } from './email-editor-data.ts'
import type { EditorScope } from './email-editor-paths.ts'
import type { Previewed } from './use-preview.ts'

import styles from './email-editor.module.css'

type TestSendProps = { scope: EditorScope; email: Previewed; isValid: boolean }

/** Sends the draft to the user's own address. */
export function TestSend({ scope, email, isValid }: TestSendProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const sending = useCommand(sendTest, {
    invalidates: ['mailbox'],
    onDone: ({ data: { to } }) => notifyDone(t`A test is on its way to ${to}.`),
  })
  return (
    <div className={styles.test}>
      {sending.isError && (
        <Banner tone="danger" isLive>
          {errorText(sending.error)}
        </Banner>
      )}
      <Button
        size="small"
        icon={<Send size={15} aria-hidden="true" />}
        disabled={!isValid}
        isBusy={sending.isPending}
        onClick={() => sending.mutate({ account: scope.accountId, email })}
      >
        <Trans>Send a test to myself</Trans>
      </Button>
    </div>
  )
}
