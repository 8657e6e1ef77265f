/**
 * What a scaffold asks of the repository that it is for.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SNAPSHOTS = 'src/server/db/migrations/meta'
const CONTRACT = 'src/contract'

/**
 * @typedef {object} Repository paths are relative to it
 * @property {(path: string) => boolean} exists
 * @property {(path: string) => string | undefined} read
 * @property {(path: string) => boolean} isChanged since the last commit
 * @property {() => string[]} tables of the newest migration
 * @property {(name: string) => string | undefined} exporter the file of the contract that exports a name
 */

/** @returns {Repository} */
export function repositoryAt(root) {
  const read = (path) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined
  return {
    exists: (path) => existsSync(join(root, path)),
    read,
    isChanged: (path) => git(root, ['status', '--porcelain', '--', path]) !== '',
    tables: () => tablesIn(read(newest(root)) ?? '{}'),
    exporter: (name) =>
      readdirSync(join(root, CONTRACT), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => `${CONTRACT}/${file}`)
        .find((path) => new RegExp(`export const ${name}\\b`).test(read(path))),
  }
}

function newest(root) {
  const names = readdirSync(join(root, SNAPSHOTS)).filter((name) => name.endsWith('_snapshot.json'))
  return `${SNAPSHOTS}/${names.toSorted().at(-1)}`
}

function tablesIn(snapshot) {
  return Object.values(JSON.parse(snapshot).tables ?? {}).map(({ name }) => name)
}

/** Nothing where there is no git, as in an archive of the sources. */
function git(root, args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return ''
  }
}
