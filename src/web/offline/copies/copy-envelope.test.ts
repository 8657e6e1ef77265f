import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { openCopy, sealCopy } from './copy-envelope.ts'
import { CopyError, type CopyRefusal } from './copy-error.ts'

const OWNER = 7
const PASSPHRASE = 'a boat on the grey river'
const CONTENT = JSON.stringify({ answers: ['é', 'ñ', 3] })

const file = await sealCopy({ content: CONTENT, ownerId: OWNER, passphrase: PASSPHRASE })
const headerEnd = file.indexOf(10)

async function refusalOf(
  given: Partial<Parameters<typeof openCopy>[0]>,
): Promise<CopyRefusal | 'opened'> {
  try {
    await openCopy({ file, ownerId: OWNER, passphrase: PASSPHRASE, ...given })
    return 'opened'
  } catch (error) {
    if (error instanceof CopyError) return error.refusal
    throw error
  }
}

/** The same file with another first line. */
function withHeader(change: (header: Record<string, unknown>) => object): Uint8Array<ArrayBuffer> {
  const header = JSON.parse(new TextDecoder().decode(file.subarray(0, headerEnd)))
  const line = new TextEncoder().encode(`${JSON.stringify(change(header))}\n`)
  return Uint8Array.from([...line, ...file.subarray(headerEnd + 1)])
}

describe('the envelope of a copy', () => {
  it('opens for its owner with the passphrase, however its letters were typed, and shows nothing outside', async () => {
    expect(await openCopy({ file, ownerId: OWNER, passphrase: PASSPHRASE })).toBe(CONTENT)
    const accented = await sealCopy({
      content: '1',
      ownerId: OWNER,
      passphrase: 'caf\u00E9 noir ici',
    })
    expect(
      await openCopy({ file: accented, ownerId: OWNER, passphrase: 'cafe\u0301 noir ici' }),
    ).toBe('1')
    expect(new TextDecoder().decode(file)).not.toContain('answers')
  })

  it('uses a new salt and a new start for each file', async () => {
    const again = await sealCopy({ content: CONTENT, ownerId: OWNER, passphrase: PASSPHRASE })
    const headers = [file, again].map((one) =>
      JSON.parse(new TextDecoder().decode(one.subarray(0, one.indexOf(10)))),
    )
    for (const field of ['salt', 'iv', 'check', 'sha256'])
      expect(headers[0][field]).not.toBe(headers[1][field])
  })

  it('I11 belongs to its owner, even with the right passphrase', async () => {
    expect(await refusalOf({ ownerId: 8 })).toBe('other-person')
  })

  it('I11 cannot be made another’s by changing the name on it', async () => {
    const renamed = withHeader((header) => ({ ...header, ownerId: 8 }))
    expect(await refusalOf({ file: renamed, ownerId: 8 })).toBe('damaged')
    // Not even by a user who makes the sum right again.
    const header = JSON.parse(new TextDecoder().decode(renamed.subarray(0, renamed.indexOf(10))))
    const { version, ownerId, salt, iv, check, bytes } = header
    const fields = new TextEncoder().encode(
      JSON.stringify(['fairlead-copy', version, ownerId, salt, iv, check, bytes]),
    )
    const sealed = file.subarray(headerEnd + 1)
    const sum = await crypto.subtle.digest('SHA-256', Uint8Array.from([...fields, ...sealed]))
    const sha256 = Array.from(new Uint8Array(sum), (b) => b.toString(16).padStart(2, '0')).join('')
    const forged = withHeader((before) => ({ ...before, ownerId: 8, sha256 }))
    expect(await refusalOf({ file: forged, ownerId: 8 })).toBe('damaged')
  })

  it('says that a passphrase is wrong, and not that the file is damaged', async () => {
    expect(await refusalOf({ passphrase: 'a boat on the gray river' })).toBe('wrong-passphrase')
  })

  it('says that a file is cut short, wherever that was', async () => {
    for (const length of [20, headerEnd, headerEnd + 1, file.length - 1])
      expect(await refusalOf({ file: file.slice(0, length) })).toBe('cut-short')
  })

  it('says that a file was changed, wherever that was', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(file.length - 1),
        fc.integer({ min: 1, max: 255 }),
        async (at, by) => {
          const changed = file.slice()
          changed[at] = (changed[at] ?? 0) ^ by
          const refusal = await refusalOf({ file: changed })
          // The beginning says what kind of file it is, of which version.
          const expected: readonly string[] =
            at < 42
              ? ['not-a-copy', 'damaged', 'other-version', 'cut-short']
              : ['damaged', 'cut-short']
          expect(expected).toContain(refusal)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('tells what is no copy, and what is one of another version', async () => {
    const bytes = (text: string) => new TextEncoder().encode(text)
    for (const text of ['', 'hello', '{"format":"other"}\n', '%PDF-1.7\n'])
      expect(await refusalOf({ file: bytes(text) })).toBe('not-a-copy')
    expect(await refusalOf({ file: withHeader((header) => ({ ...header, version: 2 })) })).toBe(
      'other-version',
    )
  })
})
