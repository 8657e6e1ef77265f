// How much of a sweep over all endpoints is tried: everything for some, a case of each kind for the rest.
import { randomInt } from 'node:crypto'
import path from 'node:path'

import { z } from 'zod'

import { isEndpoint } from '#contract/endpoints.ts'

import { partOf } from '../../.scripts/rotation.mjs'
import { createRandom } from './faults/random.ts'

/** A sweep over endpoints. */
export type Sweep = {
  /** `SWEEP_SEED` repeats it. */
  readonly seed: number
  /** Whether all cases of an endpoint are tried. */
  isWhole(name: string): boolean
  /** All cases of an endpoint that is tried whole, else one of each kind. */
  choose<Case>(name: string, cases: readonly Case[], kindOf: (one: Case) => string): Case[]
}

/**
 * Reads from the environment what is tried whole: `SWEEP=full`, every endpoint; `SWEEP_PART`, those of a part of the
 * rotation; `SWEEP_CONTRACTS`, those of some files of the contract.
 */
export async function openSweep(env: NodeJS.ProcessEnv = process.env): Promise<Sweep> {
  const seed = Number(env['SWEEP_SEED'] ?? randomInt(1e9))
  const random = createRandom(seed)
  const changed = await endpointsOf(env['SWEEP_CONTRACTS'] ?? '')
  const isWhole = (name: string) =>
    env['SWEEP'] === 'full' || String(partOf(name)) === env['SWEEP_PART'] || changed.has(name)
  return {
    seed,
    isWhole,
    choose: (name, cases, kindOf) => {
      if (isWhole(name)) return [...cases]
      const kinds = [...Map.groupBy(cases, kindOf).values()]
      return kinds.flatMap((alike) => alike[random.below(alike.length)] ?? [])
    },
  }
}

/** The names of the endpoints in some files, which are separated by commas and relative to the repository. */
async function endpointsOf(files: string): Promise<Set<string>> {
  const names = files.split(',').filter(Boolean)
  const modules = await Promise.all(names.map(load))
  return new Set(
    modules.flatMap((module) =>
      Object.entries(module).flatMap(([name, value]) => (isEndpoint(value) ? [name] : [])),
    ),
  )
}

async function load(file: string): Promise<Record<string, unknown>> {
  return z.record(z.string(), z.unknown()).parse({ ...(await import(path.resolve(file))) })
}
