import { expect, it } from 'vitest'

import { isOfKind, isOn, withPresets } from './account-preferences.ts'

it.each([
  ['switch', ['0', '1'], ['', 'on', '2']],
  ['text', ['Harbor & Pine'], ['', ' ']],
  ['number', ['0', '-3', '12.5'], ['', 'twelve', '1e9', '12.34567']],
] as const)('A preference of the kind %s takes %j, and not %j', (kind, good, bad) => {
  expect(good.filter((value) => !isOfKind(kind, value))).toEqual([])
  expect(bad.filter((value) => isOfKind(kind, value))).toEqual([])
})

it('Presets count where nothing is stored, and names of other versions are left out', () => {
  const stored = [
    { keyname: 'WHITE_LABEL_LOGO', value: '1' },
    { keyname: 'NO_SUCH_KEY', value: '1' },
  ]
  expect(isOn(stored, 'WHITE_LABEL_LOGO')).toBe(true)
  expect(isOn(stored, 'PATHWAY_ACCESS')).toBe(false)
  expect(withPresets(stored).map(({ keyname }) => keyname)).not.toContain('NO_SUCH_KEY')
})
