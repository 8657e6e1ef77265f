import { useLingui } from '@lingui/react/macro'

import type { MenuItem } from '#web/ui/controls/menu-entry.tsx'

import type { StaffDestination, StaffDestinations } from './staff-navigation.ts'

type Shown = 'hasSettings' | 'canChooseCompany' | 'canImport'

/** The pages of the staff user menu, as far as they exist and may be opened. */
export function useStaffUserItems(
  destinations: StaffDestinations,
  { hasSettings, canChooseCompany, canImport }: Record<Shown, boolean>,
): MenuItem[] {
  const { t } = useLingui()
  const wanted: Array<{ id: StaffDestination; label: string; isShown?: boolean }> = [
    { id: 'companySettings', label: t`Company Settings`, isShown: hasSettings },
    { id: 'chooseCompany', label: t`Switch company`, isShown: canChooseCompany },
    { id: 'myProfile', label: t`My Profile` },
    { id: 'myProgress', label: t`My Progress` },
    { id: 'changePassword', label: t`Change Password` },
    { id: 'secondFactors', label: t`Two-factor authentication` },
    { id: 'sessions', label: t`Where you are signed in` },
    { id: 'companies', label: t`Companies you work for` },
    { id: 'myPrivacy', label: t`Privacy` },
    { id: 'importData', label: t`Import Data`, isShown: canImport },
  ]
  return wanted.flatMap(({ id, label, isShown = true }) => {
    const href = destinations[id]
    return href === undefined || !isShown ? [] : [{ id, label, href }]
  })
}
