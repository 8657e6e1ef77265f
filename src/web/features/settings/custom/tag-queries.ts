// What the settings of tags ask of the server.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

import { settingsData } from '../settings-data.ts'

type TagKey = { accountId: number; tagId: number }
type TagList = { page: number; page_size: number; search: string }

export function usedTagsQuery(accountId: number, query: TagList) {
  return queryOptions({
    ...settingsData,
    queryKey: ['settings', accountId, 'tags', query],
    // How often each is used changes on other screens.
    staleTime: 0,
    queryFn: ({ signal }) => {
      const params = { path: { account_id: accountId }, query }
      return unwrap(api.GET('/account/v1/{account_id}/tags/', { params, signal }))
    },
    placeholderData: keepPreviousData,
  })
}

export async function renameTag(
  { accountId, tagId, name }: TagKey & { name: string },
  header: CommandHeader,
) {
  const call = api.PATCH('/account/v1/{account_id}/tags/{tag_id}/', {
    params: { path: { account_id: accountId, tag_id: tagId }, header },
    body: { name },
  })
  return (await unwrap(call)).data
}

export async function deleteTag(
  { accountId, tagId, replaceTo }: TagKey & { replaceTo: number | undefined },
  header: CommandHeader,
) {
  const call = api.DELETE('/account/v1/{account_id}/tags/{tag_id}/', {
    params: {
      path: { account_id: accountId, tag_id: tagId },
      query: replaceTo === undefined ? {} : { replace_to: replaceTo },
      header,
    },
  })
  return (await unwrap(call)).data
}
