/**
 * Starting other programs from scripts. Plain Node >= 18 and built-in modules only: this runs
 * before anything is installed.
 */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's top folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The Node that npm installed for this project, whatever the machine has. */
export const nodeBinary = join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/** Where Node keeps compiled code between starts. */
export const compileCache = join(root, 'node_modules/.cache/node-compile')

/**
 * Runs a program to its end and collects what it prints.
 * @param {string[]} command program and arguments
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv, timeoutMs?: number}} [options]
 * @returns {Promise<{code: number, output: string, stdout: string}>} output has both streams in
 *   order; code 124 means that it took too long
 */
export function capture([program, ...args], { timeoutMs, ...options } = {}) {
  return new Promise((resolve) => {
    // A group of its own, so that a time-out ends grandchildren (browsers, servers) too.
    const detached = process.platform !== 'win32'
    const stdio = ['ignore', 'pipe', 'pipe']
    // npm is a .cmd file on Windows, which only a shell can start.
    const shell = program === 'npm' && !detached
    const child = spawn(program, args, { cwd: root, stdio, detached, shell, ...options })
    const chunks = []
    const printed = []
    child.stdout.on('data', (chunk) => printed.push(chunk) && chunks.push(chunk))
    child.stderr.on('data', (chunk) => chunks.push(chunk))
    let isLate = false
    const late = () => {
      isLate = true
      endGroup(child, 'SIGKILL')
    }
    const timer = timeoutMs === undefined ? undefined : setTimeout(late, timeoutMs)
    const stopWatching = endWithParent(child)
    const finish = (code, note = '') => {
      clearTimeout(timer)
      stopWatching()
      const [output, stdout] = [chunks, printed].map((list) => Buffer.concat(list).toString())
      resolve({ code, output: output + note, stdout })
    }
    child.on('error', (error) => finish(127, `${program}: ${error.message}\n`))
    child.on('close', (code, signal) => {
      if (isLate) finish(124, `\n${program} took more than ${timeoutMs / 1000} s and was stopped\n`)
      else finish(exitCode(code, signal))
    })
  })
}

/**
 * Runs a program in the foreground: same terminal, signals passed on.
 * @param {string[]} command program and arguments
 * @param {{env?: NodeJS.ProcessEnv}} [options]
 * @returns {Promise<number>} its exit code, or 128 + the signal's number
 */
export function foreground([program, ...args], options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => {
        // A terminal sends Ctrl-C to the whole group already; twice would mean "now!".
        if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
      })
    }
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`)
      resolve(127)
    })
    child.on('close', (code, signal) => resolve(exitCode(code, signal)))
  })
}

/** The exit code that a shell would report. */
export function exitCode(code, signal) {
  return code ?? 128 + (constants.signals[signal] ?? 0)
}

function endGroup(child, signal) {
  if (child.pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal)
  } catch (error) {
    // ESRCH: it ended by itself in between, which is what we want.
    if (error.code !== 'ESRCH') throw error
  }
}

function endWithParent(child) {
  const stop = (signal) => {
    endGroup(child, 'SIGTERM')
    process.exitCode = exitCode(null, signal)
    setTimeout(() => {
      endGroup(child, 'SIGKILL')
      process.exit()
    }, 3000).unref()
    child.on('close', () => process.exit())
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, stop)
  return () => {
    for (const signal of signals) process.off(signal, stop)
  }
}
