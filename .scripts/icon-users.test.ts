import { join } from 'node:path'

import { expect, it } from 'vitest'

import { root } from './command.mjs'
import { iconPath, iconsIn, iconUsers, isIcon } from './icon-users.mjs'

it('reads the icons that a source imports, by the names that the package gives them', () => {
  expect(iconsIn("import { Plus, X as Close, type LucideIcon } from 'lucide-react'\n")).toEqual([
    'Plus',
    'X',
    'LucideIcon',
  ])
  expect(iconsIn("import { SearchX,\n  Trash } from 'lucide-react'")).toEqual(['SearchX', 'Trash'])
  expect(iconsIn("import { Plus } from './icons.tsx'")).toEqual([])
})

it('knows the screen that shows an icon', () => {
  const path = iconPath('/app/node_modules/lucide-react/dist/esm/icons/search-x.mjs?v=1')
  expect(path).toBe('icons/search-x.mjs')
  const screen = join(root, 'src/web/features/people/people-screen.tsx')
  expect([...(iconUsers().get(path) ?? [])]).toContain(screen)
})

it('takes no other module of the package for an icon', () => {
  expect(isIcon('/app/node_modules/lucide-react/dist/esm/lucide-react.mjs')).toBe(false)
  expect(isIcon('/app/node_modules/lucide-react/dist/esm/icons/plus.mjs')).toBe(true)
})
