import { useLingui } from '@lingui/react/macro'

import { queryOf } from '#web/api/list-search.ts'

/** The views that the list of requisitions brings: the first one has no filter. */
export function useRequisitionViews() {
  const { t } = useLingui()
  return [
    { id: 'all', name: t`All requisitions`, query: '' },
    {
      id: 'my-open',
      name: t`My open requisitions`,
      query: queryOf({ scope: 'mine', status: 'open' }),
    },
  ]
}
