import { emailEditorExamples } from '../examples/email-editor.ts'
import { messageExamples } from '../examples/messages.ts'
import { writingHelpExamples } from '../examples/writing-help.ts'
import type { Slice } from '../slice.ts'
import * as emailEditor from './email-editor.ts'
import * as emailOptOut from './email-opt-out.ts'
import * as emailTemplates from './email-templates.ts'
import * as mailbox from './mailbox.ts'
import * as messages from './messages.ts'
import * as providerEmails from './provider-emails.ts'
import * as textMessages from './text-messages.ts'
import * as writingHelp from './writing-help.ts'

export const messagesSlice: Slice = {
  name: 'messages',
  modules: [
    emailEditor,
    emailOptOut,
    emailTemplates,
    mailbox,
    messages,
    providerEmails,
    textMessages,
    writingHelp,
  ],
  examples: [emailEditorExamples, messageExamples, writingHelpExamples],
}
