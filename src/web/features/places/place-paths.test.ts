import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { accessOf, SCREEN_ACCESS } from '#contract/screen-access.ts'

import { findPlace, leadOf, PLACE_LEADS, PLACE_PATHS } from './place-paths.ts'

const ROUTES = path.join(import.meta.dirname, '../../routes')

describe('findPlace', () => {
  it('finds every path, with whatever stands in its open parts', () => {
    for (const pattern of PLACE_PATHS) {
      const address = pattern.replaceAll('#id', '12').replaceAll(/\$\w+\??/g, 'a%20b')
      expect([address, findPlace(address)?.path]).toEqual([address, pattern])
      expect([address, findPlace(`${address}/`)?.path]).toEqual([address, pattern])
      expect([address, findPlace(`${address}/more/than/that`)]).toEqual([address, null])
    }
  })

  it.each([
    ['/interview', '/interview/$id?'],
    ['/interview/12', '/interview/$id?'],
    ['/email-editor', '/email-editor/$templateName?'],
    ['/user/12', '/user/#id'],
    [
      '/admin/measurements/settings/skills-test/7/details',
      '/admin/measurements/settings/skills-test/#id/details',
    ],
  ])('reads %s as %s', (address, pattern) => expect(findPlace(address)?.path).toBe(pattern))

  it.each([
    '/',
    '/nothing',
    '/user/nothing',
    '/settings/nothing',
    '/schedule-interview',
    '/admin/1',
  ])('knows nothing at %s', (address) => expect(findPlace(address)).toBeNull())

  it('says the level that the table of access has for it', () => {
    expect(findPlace('/test')?.level).toBe(0)
    expect(findPlace('/user/reports')?.level).toBe(1)
    expect(findPlace('/people')?.level).toBe(2)
    expect(findPlace('/users')?.level).toBe(3)
  })
})

describe('leadOf', () => {
  it('ends at a place or at a route that exists, never in a circle', () => {
    const elsewhere = new Set(['/login', '/user/progress'])
    for (const [pattern, target] of Object.entries(PLACE_LEADS)) {
      const address = pattern.replaceAll(/\$\w+\??/g, 'x')
      const end = leadOf(address)
      expect([pattern, end]).toEqual([pattern, target.replaceAll(/\$\w+/g, 'x')])
      expect([pattern, leadOf(end ?? '')]).toEqual([pattern, null])
      const isThere = elsewhere.has(end ?? '') || findPlace(end ?? '') !== null
      expect([pattern, isThere]).toEqual([pattern, true])
    }
  })

  it('hands the parts of an address on', () => {
    expect(leadOf('/log-in')).toBe('/login')
    expect(leadOf('/log-in/anything')).toBe('/login')
    expect(leadOf('/change-password')).toBeNull()
  })
})

describe('the table of access', () => {
  it('says who may open each screen inside the frames of staff and of people who are signed in', async () => {
    const files = await readdir(ROUTES, { recursive: true })
    const paths = (folder: string) =>
      files
        .filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.tsx'))
        .map(
          (file) =>
            `/${file
              .slice(folder.length + 1)
              .replace(/\.tsx$/, '')
              .replaceAll('.', '/')}`,
        )
    expect(paths('_staff').length).toBeGreaterThan(3)
    expect(paths('_staff').filter((one) => accessOf(one).level < 2)).toEqual([])
    expect(paths('_candidate').filter((one) => accessOf(one).level !== 1)).toEqual([])
  })

  it('has no line for nothing', () => {
    const built = [
      '/change-password',
      '/hire',
      '/second-factors',
      '/sessions',
      '/settings',
      '/smartreq-detail',
      '/smartreq-detail-applicant',
      '/user',
      '/styleguide',
    ]
    const unused = Object.keys(SCREEN_ACCESS).filter(
      (prefix) =>
        !built.includes(prefix) &&
        ![...PLACE_PATHS, ...Object.keys(PLACE_LEADS)].some(
          (one) => `${one}/`.startsWith(`${prefix}/`) || one.startsWith(`${prefix}/`),
        ),
    )
    expect(unused).toEqual([])
  })
})
