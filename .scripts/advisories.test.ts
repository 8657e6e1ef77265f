import { expect, it } from 'vitest'

import { verdictOf } from './advisories.mjs'

const weak = (severity: string) => ({
  vulnerabilities: { tar: { name: 'tar', severity, range: '<6.2.1' } },
})

it.each([
  ['critical', false],
  ['high', false],
  ['moderate', true],
  ['low', true],
])('a weakness that is %s: holds %s', (severity, holds) => {
  const verdict = verdictOf(weak(severity), { isRequired: false })
  expect(verdict).toEqual({ holds, lines: [`${severity}: tar <6.2.1`] })
})

it('is content when there is none', () => {
  const verdict = verdictOf({ vulnerabilities: {} }, { isRequired: true })
  expect(verdict).toEqual({ holds: true, lines: ['no known weakness'] })
})

it('says so when the registry tells nothing, and fails then only for those who must know', () => {
  const report = { message: '405 Method Not Allowed' }
  const lines = ['not checked: the registry told nothing (405 Method Not Allowed)']
  expect(verdictOf(report, { isRequired: false })).toEqual({ holds: true, lines })
  expect(verdictOf(undefined, { isRequired: true })).toMatchObject({ holds: false })
})
