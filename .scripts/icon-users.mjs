/**
 * Who uses which icon. All icons come out of one module of their package, so that the graph of imports connects every
 * user with every icon; the names in the sources do not.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { root } from './command.mjs'

const PACKAGE = 'lucide-react'
const NAMED_IMPORT = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*'${PACKAGE}'`, 'g')
const NAMED_EXPORT = /export \{([^}]*)\} from '\.\/(icons\/[\w-]+\.m?js)'/g

/** Whether a module is an icon: absolute path. */
export function isIcon(id) {
  return id.includes(`/${PACKAGE}/dist/esm/icons/`)
}

/** The path of an icon inside its package, as the package's own module names it. */
export function iconPath(id) {
  return id.slice(id.indexOf('icons/')).split('?')[0]
}

/**
 * The source files that import each icon.
 * @returns {Map<string, Set<string>>} by the path of the icon inside its package: absolute paths
 */
export function iconUsers() {
  const files = iconFiles()
  /** @type {Map<string, Set<string>>} */
  const users = new Map()
  for (const path of sources()) {
    for (const name of iconsIn(readFileSync(path, 'utf8'))) {
      const file = files.get(name)
      if (file === undefined) continue
      users.set(file, (users.get(file) ?? new Set()).add(path))
    }
  }
  return users
}

/** The names of the icons that a source imports. */
export function iconsIn(text) {
  return [...text.matchAll(NAMED_IMPORT)].flatMap(([, names]) =>
    names
      .split(',')
      .map(
        (name) =>
          name
            .replace(/\btype\b/, '')
            .trim()
            .split(/\s+as\s+/)[0],
      )
      .filter((name) => name !== ''),
  )
}

function sources() {
  const folder = join(root, 'src/web')
  return readdirSync(folder, { recursive: true })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => join(folder, file))
}

/** The file of each name that the package exports. Found as Node does it: a copy of the sources has no packages of its own. */
function iconFiles() {
  const description = createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`)
  const text = readFileSync(join(dirname(description), `dist/esm/${PACKAGE}.mjs`), 'utf8')
  return new Map(
    [...text.matchAll(NAMED_EXPORT)].flatMap(([, names, file]) =>
      names.split(',').map((name) => [name.replace('default as', '').trim(), file]),
    ),
  )
}
