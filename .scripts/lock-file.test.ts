import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

type Entry = { version?: string; integrity?: string; resolved?: string; link?: boolean }

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Entry>
}

it('names each library’s version and digest, and no place but the registry', () => {
  const libraries = Object.entries(lock.packages).filter(([path]) => path !== '')
  expect(libraries.length).toBeGreaterThan(500)
  const loose = libraries.filter(
    ([, { version = '', integrity = '', resolved = 'https://registry.npmjs.org/', link }]) =>
      link === true ||
      !/^\d+\.\d+\.\d+/.test(version) ||
      !integrity.startsWith('sha512-') ||
      !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(loose.map(([path]) => path)).toEqual([])
})
