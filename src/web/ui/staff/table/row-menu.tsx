// What can be done with a row of a plan.
import { ArrowDown, ArrowUp, Ellipsis, Trash } from 'lucide-react'

import type { MenuItem } from '#web/ui/controls/menu-entry.tsx'
import { Menu } from '#web/ui/controls/menu.tsx'

export function RowMenu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  if (items.length === 0) return null
  return (
    <Menu
      size="small"
      variant="quiet"
      align="end"
      hasChevron={false}
      label={label}
      trigger={<Ellipsis size={17} aria-hidden="true" />}
      sections={[{ id: 'actions', items }]}
    />
  )
}

export const up = <ArrowUp size={17} aria-hidden="true" />
export const down = <ArrowDown size={17} aria-hidden="true" />
export const bin = <Trash size={17} aria-hidden="true" />
