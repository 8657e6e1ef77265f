// The embedded mailbox: messages stay in the database, and are read in the app. For the demo and development alone.
import type { Database } from '../../db/database.ts'
import { insertMessage } from './mailbox-repository.ts'
import type { Mail } from './port.ts'

/** A message that comes again, with the id that it had, is there once. */
export function createEmbeddedMail(deps: { database: Database; now: () => Date }): Mail {
  return {
    send: (mail) =>
      deps.database.inScope({ kind: 'system' }, (tx) =>
        insertMessage(tx, {
          ...mail,
          calendar: mail.calendar?.content ?? null,
          sentAt: deps.now(),
        }),
      ),
  }
}
