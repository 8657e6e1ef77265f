import { describe, expect, it } from 'vitest'

import { menuPosition } from './menu-position.ts'

const viewport = { width: 390, height: 800 }
const menu = { width: 200, height: 300 }

describe('menuPosition', () => {
  it('hangs below the trigger, on the side asked for', () => {
    const trigger = { top: 20, bottom: 60, left: 20, right: 260 }
    expect(menuPosition({ trigger, menu, viewport, align: 'start' })).toEqual({ left: 20, top: 66 })
    expect(menuPosition({ trigger, menu, viewport, align: 'end' })).toEqual({ left: 60, top: 66 })
  })

  it('goes above when there is no room below', () => {
    expect(
      menuPosition({
        trigger: { top: 700, bottom: 740, left: 20, right: 120 },
        menu,
        viewport,
        align: 'start',
      }).top,
    ).toBe(394)
  })

  it('stays on the screen', () => {
    expect(
      menuPosition({
        trigger: { top: 20, bottom: 60, left: 350, right: 380 },
        menu,
        viewport,
        align: 'start',
      }).left,
    ).toBe(182)
    expect(
      menuPosition({
        trigger: { top: 20, bottom: 60, left: 4, right: 44 },
        menu,
        viewport,
        align: 'end',
      }).left,
    ).toBe(8)
    const lowViewport = { width: 390, height: 320 }
    expect(
      menuPosition({
        trigger: { top: 20, bottom: 60, left: 4, right: 44 },
        menu,
        viewport: lowViewport,
        align: 'start',
      }).top,
    ).toBe(12)
  })
})
