// The browser's own bubbles speak the browser's language and leave with the next click: every form says at its fields what
// is wrong, by one of the shared ways, or has nothing that a browser checks.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { root } from './command.mjs'

const WEB = join(root, 'src/web')
const SHARED_WAY =
  /\bnoValidate\b|<FormErrors\b|<FieldChecks\b|\buse(?:FieldProblems|InvalidFields|CommandForm)\(/
const CHECKED_BY_BROWSER =
  /^\s+(?:required|pattern|min|max|minLength|step)(?:=|$)|\btype="(?:email|url|number|date)"|\brequired(?: \/?>| \w+=|: true)/m

it('every form says at its fields, in the words of the app, what the browser would say in a bubble', () => {
  const forms = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && isForm(path),
  )
  expect(forms.length).toBeGreaterThan(50)
  expect(forms.filter((path) => hasBubbles(read(path)))).toEqual([])
})

function isForm(path: string): boolean {
  return /<form\b/.test(read(path))
}

function hasBubbles(source: string): boolean {
  return CHECKED_BY_BROWSER.test(source) && !SHARED_WAY.test(source)
}

function read(path: string): string {
  return readFileSync(join(WEB, path), 'utf8')
}
