// Who stands at a door: nobody, until it is known that somebody is signed in. The door shows meanwhile. It asks the server
// even when the page knows somebody: their session may be over, which is why they come.
import { useQuery } from '@tanstack/react-query'

import type { CurrentUser } from '#contract/session.ts'

import { currentUserQuery, rememberedUser } from './session-queries.ts'

export function useDoorUser(): CurrentUser | null {
  const { data } = useQuery({
    ...currentUserQuery,
    staleTime: 0,
    placeholderData: rememberedUser,
  })
  return data ?? null
}
