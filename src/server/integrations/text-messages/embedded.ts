// Text messages into the local mailbox, where they are read in the app. For the demo and development alone.
import type { Database } from '../../db/database.ts'
import { insertMessage } from '../mail/mailbox-repository.ts'
import type { TextMessages } from './port.ts'

/** A message that comes again, with the id that it had, is there once. */
export function createEmbeddedTexts(deps: { database: Database; now: () => Date }): TextMessages {
  return {
    send: ({ messageId, to, text }) =>
      deps.database.inScope({ kind: 'system' }, (tx) =>
        insertMessage(tx, {
          mailId: messageId,
          to,
          // A text message has none: the mailbox shows how it begins.
          subject: '',
          text,
          html: '',
          calendar: null,
          sentAt: deps.now(),
        }),
      ),
  }
}
