// Who stands at a login page: no one, until it is known that a user is signed in. The login page shows meanwhile. It asks the server
// even when the page knows a user: their session may be over, which is why they come.
import { useQuery } from '@tanstack/react-query'

import type { CurrentUser } from '#contract/session/session.ts'

import { currentUserQuery, rememberedUser } from './session-queries.ts'

/** Who is signed in, as far as is known. */
export function useLoginPageUser(): CurrentUser | null {
  return useConfirmedUser().user
}

/** `isConfirmed`: it is the server's word, and no memory of an earlier visit. */
export function useConfirmedUser(): { user: CurrentUser | null; isConfirmed: boolean } {
  const { data, isFetchedAfterMount } = useQuery({
    ...currentUserQuery,
    staleTime: 0,
    // Whatever the clock says: one that was set back makes an old answer look newer than now.
    refetchOnMount: 'always',
    placeholderData: rememberedUser,
  })
  return { user: data ?? null, isConfirmed: isFetchedAfterMount }
}
