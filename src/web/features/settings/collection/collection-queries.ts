// What the screen of a collection asks of the server: the addresses and shapes are those of its declaration.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { type AnyRow, type CollectionSpec, idOf, rowPath } from '#contract/core/collection.ts'
import { begunFrom } from '#web/api/begun-from.ts'
import { callAddress } from '#web/api/call-address.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

import { settingsData } from '../settings-data.ts'

/** Rows of a page. */
export const PAGE_SIZE = 25

export type Content = Readonly<Record<string, unknown>>
type Page = { data: AnyRow[]; meta: { page: number; page_size: number; total: number } }
type List = { accountId: number; spec: CollectionSpec }
type Row = List & { id: number }
type Asked = { page: number; page_size: number; search: string }

/** A page of a company's rows. */
export function rowsQuery({ accountId, spec }: List, query: Asked) {
  return queryOptions({
    ...settingsData,
    queryKey: ['settings', accountId, spec.name, query],
    // How often each is used changes on other screens.
    staleTime: 0,
    queryFn: ({ signal }) => {
      const params = { path: { account_id: accountId }, query }
      return callAddress<Page>({ method: 'get', url: documented(spec.path), params, signal })
    },
    placeholderData: keepPreviousData,
  })
}

export async function createRow(
  { accountId, spec, content }: List & { content: Content },
  header: CommandHeader,
) {
  const params = { path: { account_id: accountId }, header }
  const call = { method: 'post', url: documented(spec.path), params, body: content } as const
  return (await callAddress<One>(call)).data
}

/** `base`: the row as it was read; a change of another state is refused, and says what is stored. */
export async function updateRow(
  { content, base, ...row }: Row & { content: Content; base?: object },
  header: CommandHeader,
) {
  const headers = base === undefined ? {} : begunFrom(base)
  const to = { url: documented(rowPath(row.spec)), params: paramsOf(row, header), headers }
  return (await callAddress<One>({ method: 'patch', ...to, body: content })).data
}

export async function deleteRow(
  { replaceTo, seenUses, ...row }: Row & { replaceTo: number | undefined; seenUses: number },
  header: CommandHeader,
) {
  const replaced = replaceTo === undefined ? {} : { replace_to: replaceTo }
  const query = { ...replaced, seen_uses: seenUses }
  const params = { ...paramsOf(row, header), query }
  const to = { url: documented(rowPath(row.spec)), params }
  return (await callAddress<{ data: { moved: number } }>({ method: 'delete', ...to })).data
}

/** Places count from 1; a row that is in another one by now is not moved. */
export async function moveRow(
  { from, to, ...row }: Row & { from: number; to: number },
  header: CommandHeader,
) {
  const place = { url: documented(`${rowPath(row.spec)}move/`), params: paramsOf(row, header) }
  return (await callAddress<One>({ method: 'post', ...place, body: { from, to } })).data
}

type One = { data: AnyRow }

function paramsOf({ accountId, spec, id }: Row, header: CommandHeader) {
  return { path: { account_id: accountId, [idOf(spec)]: id }, header }
}

/** An address of the contract as the API's document has it. */
function documented(path: string): string {
  return path.replaceAll(/:([a-z_]+)/g, '{$1}')
}
