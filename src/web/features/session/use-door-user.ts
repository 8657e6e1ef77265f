// Who stands at a door: nobody, until it is known that somebody is signed in. The door shows meanwhile.
import { useQuery } from '@tanstack/react-query'

import type { CurrentUser } from '#contract/session.ts'

import { currentUserQuery, rememberedUser } from './session-queries.ts'

export function useDoorUser(): CurrentUser | null {
  const { data } = useQuery({ ...currentUserQuery, placeholderData: rememberedUser })
  return data ?? null
}
