/**
 * `career-page-p50`: the public page of a company's open positions, as it is made for each reader, against a file of the
 * same bytes, which a server of the same kind sends from its folder.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Bench } from './bench.ts'
import { closeEnvironment, getEnvironment } from './environment.ts'
import { httpLoad } from './http-load.ts'

const PAGE = '/careers/harbor-pine-logistics'
const FILE = 'career-page.html'
const ONE_AFTER_ANOTHER = { connections: 1, count: 200 }
const WARM = { connections: 1, count: 50 }

export function careerPageBenches(): Bench[] {
  return [
    {
      name: 'career-page-p50',
      unit: 'ms',
      direction: 'lower',
      bound: 3,
      rounds: 5,
      ours: async () => p50(`${(await getEnvironment()).ours}${PAGE}`),
      reference: async () => p50(await writeReference()),
      close: closeEnvironment,
    },
  ]
}

async function p50(url: string): Promise<number> {
  await httpLoad({ url, ...WARM })
  const result = await httpLoad({ url, ...ONE_AFTER_ANOTHER })
  if (result.failed > 0) throw new Error(`${url}: ${result.failed} failed`)
  return result.p50
}

async function writeReference(): Promise<string> {
  const { ours, reference, referenceFolder } = await getEnvironment()
  const page = await fetch(`${ours}${PAGE}`)
  if (!page.ok) throw new Error(`The career page answered ${page.status}.`)
  await writeFile(join(referenceFolder, FILE), Buffer.from(await page.arrayBuffer()))
  return `${reference}/files/${FILE}`
}
