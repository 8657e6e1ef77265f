// The programs of others that sealed documents are tested against.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether this machine has them; `.scripts/pdf-programs.mjs` installs them where it may. */
export const hasPdfPrograms = ['pdfsig', 'qpdf', 'openssl'].every((name) =>
  existsSync(`/usr/bin/${name}`),
)

/** What a program prints, and how it ends. */
export function runProgram(
  name: 'pdfsig' | 'qpdf' | 'openssl',
  args: readonly string[],
): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(`/usr/bin/${name}`, args, { encoding: 'utf8' })
  return { status, output: stdout + stderr }
}
