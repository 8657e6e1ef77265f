import { readdirSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { openTestApp } from '#testing/test-app.ts'

import { jobHandlers } from './job-handlers.ts'
import type { JobDeps } from './slice.ts'
import { SLICES } from './slices.ts'

const test = await openTestApp()
/** What all slices stand on, and `analytics`, which only calculates. */
const NO_SLICES = ['analytics', 'db', 'http', 'jobs', 'rich-text', 'storage']

describe('the slices of the server', () => {
  it('are all its folders: one without a slice.ts is named here, or in the list of those that need none', () => {
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !NO_SLICES.includes(entry.name))
      .map(({ name }) => name)
    expect(SLICES.map(({ name }) => name).toSorted()).toEqual(folders.toSorted())
    for (const name of folders)
      expect(readdirSync(path.join(import.meta.dirname, name))).toContain('slice.ts')
  })

  it('do every kind of job between them', () => {
    expect(Object.values(jobHandlers(depsOf())).every((one) => typeof one === 'function')).toBe(
      true,
    )
  })

  it.each([
    ['no slice does', SLICES.filter(({ name }) => name !== 'mail'), 'send-mail: name it in `jobs`'],
    ['two slices do', [...SLICES, { ...only('mail'), name: 'post' }], 'two slices do this job'],
  ])('are refused with a kind of job that %s', (_, slices, said) => {
    expect(() => jobHandlers(depsOf(), slices)).toThrow(said)
  })
})

function only(name: string) {
  const slice = SLICES.find((one) => one.name === name)
  if (slice === undefined) throw new Error(`There is no slice ${name}.`)
  return slice
}

/** Handlers are made and not called. */
function depsOf(): JobDeps {
  const refuse = () => Promise.reject(new Error('Nothing is sent here.'))
  return {
    ...test,
    secret: 'x'.repeat(32),
    storage: test.storage,
    mail: { send: refuse },
    texts: { send: refuse },
    now: () => new Date(),
    origin: 'http://localhost',
  }
}
