import { useLingui } from '@lingui/react/macro'
import { skipToken, useQuery } from '@tanstack/react-query'

import { type ApplicantsOf, type ChoiceKind, namedChoiceQuery } from './choice-queries.ts'

type Named = { kind: ChoiceKind; id: number | undefined }

/** The name of what a view is narrowed by: a link or a saved view may name what was deleted since. */
export function useNamedChoice(of: ApplicantsOf, { kind, id }: Named): string | undefined {
  const { t } = useLingui()
  const named = useQuery({
    ...namedChoiceQuery(of, { kind, id: id ?? 0 }),
    ...(id === undefined ? { queryFn: skipToken } : {}),
  })
  if (id === undefined) return undefined
  const isAbsent = named.data === null || named.isError
  return named.data?.label ?? (isAbsent ? t`Deleted or unavailable` : '…')
}
