// How a calendar is opened, sealed for the database.
import { z } from 'zod'

import { createSealedSecrets } from '../../http/sealed-secret.ts'
import type { Secrets } from '../../http/secrets.ts'
import type { CalendarAccess } from '../../integrations/calendar/port.ts'

type Key = { readonly accountId: number; readonly userId: number; readonly calendarId: string }

const schema = z.object({ address: z.string(), user_name: z.string(), password: z.string() })

/** Seals and opens the access to one calendar, which belongs to one user. */
export function calendarAccess(secrets: Secrets, { accountId, userId, calendarId }: Key) {
  const sealed = createSealedSecrets(secrets, 'calendar')
  const owner = `calendar ${accountId} ${userId} ${calendarId}`
  return {
    seal: (access: CalendarAccess) => sealed.seal(Buffer.from(textOf(access)), owner),
    /** @throws for what was sealed under a secret that the installation has no more */
    open: (text: string) => accessOf(Buffer.from(sealed.open(text, owner)).toString()),
    /** Sealed under the newest secret; null where it is. */
    renew: (text: string) => sealed.renew(text, owner),
  }
}

// The address alone where it opens the calendar, else an object of it and the login.
function textOf({ address, login }: CalendarAccess): string {
  if (login === null) return address
  return JSON.stringify({ address, user_name: login.userName, password: login.password })
}

function accessOf(text: string): CalendarAccess {
  if (!text.startsWith('{')) return { address: text, login: null }
  const { address, user_name: userName, password } = schema.parse(JSON.parse(text))
  return { address, login: { userName, password } }
}
