// The applicant who is shown beside a list, in its address: a link leads there, and going back closes it.
import { type AnyRouter, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

import type { OpenPanel } from '#web/features/applicants/list-with-panel.tsx'

type Search = Record<string, unknown>

export function useSidePanel(id: number | undefined): OpenPanel {
  const navigate = useNavigate()
  const router = useRouter()
  /** Whether the list without the panel is the entry before this one. */
  const isAfterList = useRef(false)
  useEffect(() => {
    if (id === undefined) isAfterList.current = false
  }, [id])
  const show = (change: Search, replace: boolean) =>
    void navigate<AnyRouter, '.'>({
      to: '.',
      search: (before: Search) => ({ ...before, ...change }),
      replace,
      resetScroll: false,
    })
  return {
    id,
    open: (to) => {
      if (id === undefined) isAfterList.current = true
      show({ panel: to }, id !== undefined)
    },
    go: (to) => {
      // Closing stays on the page of the list that it has come to.
      isAfterList.current &&= pageOf(router.state.location.search) === to.page
      show({ panel: to.id, page: to.page === 1 ? undefined : to.page }, true)
    },
    close: () => {
      if (isAfterList.current) router.history.back()
      else show({ panel: undefined }, true)
    },
  }
}

function pageOf(search: Search): number {
  return typeof search['page'] === 'number' ? search['page'] : 1
}
