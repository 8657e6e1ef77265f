// Leads staff to their second factor when the server asks for one: the company may have begun to ask while they worked.
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

import { ApiError } from '#web/api/api-error.ts'

export function useSecondFactorDemand(): void {
  const queryClient = useQueryClient()
  const router = useRouter()
  useEffect(() => {
    const lead = (error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'second_factor_required') return
      const { href } = router.state.location
      void router.navigate({ to: '/second-factors', search: { redirect: href } })
    }
    const queries = queryClient.getQueryCache().subscribe(({ query }) => lead(query.state.error))
    const mutations = queryClient
      .getMutationCache()
      .subscribe(({ mutation }) => lead(mutation?.state.error))
    return () => {
      queries()
      mutations()
    }
  }, [queryClient, router])
}
