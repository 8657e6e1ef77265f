// What an interviewer's own calendars ask of the server.
import { queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

export const CALENDARS_KEY = ['interviews', 'calendars'] as const

/** While a calendar is being read, whether it is done is asked for so often. */
const READING_MS = 2000

export function calendarsQuery(accountId: number) {
  return queryOptions({
    queryKey: [...CALENDARS_KEY, accountId] as const,
    queryFn: async ({ signal }) => {
      const params = { path: { account_id: accountId } }
      const url = '/smartreq/v1/account/{account_id}/my-calendars/'
      return (await unwrap(api.GET(url, { params, signal }))).data
    },
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.is_reading) === true ? READING_MS : false,
  })
}

type Login = { user_name: string; password: string }
type Adding = { accountId: number; address: string; login: Login | undefined }

export async function addCalendar({ accountId, address, login }: Adding, header: CommandHeader) {
  const params = { path: { account_id: accountId }, header }
  const url = '/smartreq/v1/account/{account_id}/my-calendars/'
  return (await unwrap(api.POST(url, { params, body: { address, login } }))).data
}

type One = { accountId: number; calendarId: string }

export async function refreshCalendar(one: One, header: CommandHeader) {
  const url = '/smartreq/v1/account/{account_id}/my-calendars/{calendar_id}/refresh/'
  return (await unwrap(api.POST(url, { params: { path: pathOf(one), header } }))).data
}

export async function removeCalendar(one: One, header: CommandHeader) {
  const url = '/smartreq/v1/account/{account_id}/my-calendars/{calendar_id}/'
  return (await unwrap(api.DELETE(url, { params: { path: pathOf(one), header } }))).data
}

export async function restoreCalendar(one: One, header: CommandHeader) {
  const url = '/smartreq/v1/account/{account_id}/my-calendars/{calendar_id}/restore/'
  return (await unwrap(api.POST(url, { params: { path: pathOf(one), header } }))).data
}

function pathOf({ accountId, calendarId }: One) {
  return { account_id: accountId, calendar_id: calendarId }
}
