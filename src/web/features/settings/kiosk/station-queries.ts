// What the screen of kiosk stations asks of the server.
import { keepPreviousData, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'

import { api, unwrap } from '#web/api/client.ts'
import { dataQuery } from '#web/api/use-data.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

import { settingsData } from '../settings-data.ts'

const PAGE_SIZE = 25
/** Staff see who needs help while they have the screen open. */
const REFRESH_MS = 5000
const STATIONS = '/account/v1/kiosk-stations/{account_id}/'
const STATION = '/account/v1/kiosk-stations/{account_id}/{station_id}/'

export type StationKey = { accountId: number; stationId: number }
type Fields = {
  name: string
  place: string
  pin: string
  isListShown: boolean
  /** Null for the whole company. */
  listJobIds: number[] | null
}
type NewStation = Fields & { accountId: number }
type StationChange = StationKey & Fields

/** One page of the stations, by name, which is looked at again and again; the page before stays while the next one loads. */
export function useStations(accountId: number, page: number) {
  const query = { page: useDeferredValue(page), page_size: PAGE_SIZE }
  const asked = { path: { account_id: accountId }, query }
  return useSuspenseQuery({ ...dataQuery(STATIONS, asked), refetchInterval: REFRESH_MS }).data
}

/** The first open requisitions with the text in their title, by title: for whose applicants a list names. */
export function requisitionsQuery(accountId: number, search: string) {
  return queryOptions({
    ...settingsData,
    queryKey: ['settings', accountId, 'kiosk-requisitions', search],
    queryFn: async ({ signal }) => {
      const query = { search, status: 'open', ordering: 'title' as const }
      const params = { path: { account_id: accountId }, query }
      const url = '/smartreq/v1/account/{account_id}/'
      return (await unwrap(api.GET(url, { params, signal }))).data
    },
    placeholderData: keepPreviousData,
  })
}

export async function createStation(given: NewStation, header: CommandHeader) {
  const params = { path: { account_id: given.accountId }, header }
  const { name, place, pin: exit_pin, isListShown: is_list_shown, listJobIds } = given
  const body = { name, place, exit_pin, is_list_shown, list_job_ids: listJobIds }
  return (await unwrap(api.POST(STATIONS, { params, body }))).data
}

/** An empty PIN leaves the one that there is. */
export async function saveStation(given: StationChange, header: CommandHeader) {
  const { name, place, pin, isListShown: is_list_shown, listJobIds: list_job_ids } = given
  const list = { is_list_shown, list_job_ids }
  const body = { name, place, ...list, ...(pin === '' ? {} : { exit_pin: pin }) }
  return (await unwrap(api.PATCH(STATION, { params: { path: pathOf(given), header }, body }))).data
}

export async function renewEnrolment(key: StationKey, header: CommandHeader) {
  const url = '/account/v1/kiosk-stations/{account_id}/{station_id}/enrolment-code/'
  return (await unwrap(api.POST(url, { params: { path: pathOf(key), header } }))).data
}

export async function clearWarnings(key: StationKey, header: CommandHeader) {
  const url = '/account/v1/kiosk-stations/{account_id}/{station_id}/clear-warnings/'
  return (await unwrap(api.POST(url, { params: { path: pathOf(key), header } }))).data
}

export async function revokeStation(key: StationKey, header: CommandHeader) {
  return (await unwrap(api.DELETE(STATION, { params: { path: pathOf(key), header } }))).data
}

function pathOf({ accountId, stationId }: StationKey) {
  return { account_id: accountId, station_id: stationId }
}
