// The local mailbox of the demo and of development.
import { queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'

export const MAILBOX_PAGE_SIZE = 25

const mailboxKeys = {
  list: (page: number) => ['mailbox', 'list', page] as const,
  message: (mailId: string) => ['mailbox', 'message', mailId] as const,
}

/** One page of messages, newest first. */
export function mailboxQuery(page: number) {
  return queryOptions({
    queryKey: mailboxKeys.list(page),
    queryFn: () =>
      unwrap(
        api.GET('/integration/v1/mailbox/', {
          params: { query: { page, page_size: MAILBOX_PAGE_SIZE } },
        }),
      ),
    // Mail may come at any moment, and the user who opens it waits for some.
    staleTime: 0,
  })
}

/** One message with its text. */
export function mailboxMessageQuery(mailId: string) {
  return queryOptions({
    queryKey: mailboxKeys.message(mailId),
    queryFn: async () => {
      const path = { mail_id: mailId }
      return (await unwrap(api.GET('/integration/v1/mailbox/{mail_id}/', { params: { path } })))
        .data
    },
  })
}
