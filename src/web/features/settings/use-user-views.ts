import { useLingui } from '@lingui/react/macro'

/** The views that the list of users brings: the one without any filter. */
export function useUserViews() {
  const { t } = useLingui()
  return [{ id: 'all', name: t`All users`, query: '' }]
}
