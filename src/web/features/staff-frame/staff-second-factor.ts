// Redirects staff to their second factor when the server asks for one: the company may have begun to ask while they worked.
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

import { ApiError } from '#web/api/api-error.ts'

const SCREEN = '/second-factors'

export function useSecondFactorDemand(): void {
  const queryClient = useQueryClient()
  const router = useRouter()
  useEffect(() => {
    const redirect = (error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'second_factor_required') return
      const { href, pathname } = router.latestLocation
      // Several calls of one screen are refused: the first has redirected already.
      if (pathname === SCREEN) return
      void router.navigate({ to: SCREEN, search: { redirect: href } })
    }
    // As they fail: an error that is remembered from before says nothing of now.
    const queries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') redirect(event.action.error)
    })
    const mutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') redirect(event.action.error)
    })
    return () => {
      queries()
      mutations()
    }
  }, [queryClient, router])
}
