// Which files are taken, and why one is not, in words.
import { Trans } from '@lingui/react/macro'

import type { Misnamed, OtherFormat } from '#contract/core/file-format.ts'
import type { FileFormat } from '#contract/core/file-rules.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'

import type { FileProblem } from './check-file.ts'

export function FormatsHint({ formats }: { formats: readonly FileFormat[] }) {
  const format = useFormatter()
  const names = format.list(
    formats.map((one) => one.toUpperCase()),
    'disjunction',
  )
  return <Trans>A file of at most 10 MB: {names}.</Trans>
}

type FileProblemProps = {
  problem: FileProblem
  /** To be named with the problem; left out where `FormatsHint` stands beside it. */
  formats?: readonly FileFormat[] | undefined
}

export function FileProblemText({ problem, formats }: FileProblemProps) {
  switch (problem) {
    case 'rtf':
    case 'html':
    case 'photo':
    case 'heic':
    case 'odt':
    case 'not-pdf':
    case 'not-word':
    case 'wrong-format':
      return (
        <>
          <span>
            <Trans>Error: Please try uploading a different file</Trans>
          </span>
          {problem !== 'wrong-format' && (
            <span>
              <OtherFormatText format={problem} />
            </span>
          )}
          {formats !== undefined && (
            <span>
              <FormatsHint formats={formats} />
            </span>
          )}
        </>
      )
    case 'too-large':
      return <Trans>This file is larger than 10 MB. Choose a smaller one.</Trans>
    case 'unreadable':
      return <Trans>This file could not be read. Choose it again.</Trans>
    case 'not-stored':
      return (
        <Trans>This device could not store the file. Free some space and choose it again.</Trans>
      )
  }
}

// Its name may say otherwise.
function OtherFormatText({ format }: { format: OtherFormat | Misnamed }) {
  switch (format) {
    case 'rtf':
      return <Trans>This is an RTF file. Save it as a PDF in your word processor.</Trans>
    case 'html':
      return <Trans>This is a web page. Print it as a PDF.</Trans>
    case 'photo':
      return <Trans>This is a photo. Use “Take photos of it” to make a PDF of it.</Trans>
    case 'heic':
      return <Trans>This is an HEIC photo. Share or print it as a PDF on your phone.</Trans>
    case 'odt':
      return <Trans>This is an OpenDocument file. Export it as a PDF.</Trans>
    case 'not-pdf':
      return (
        <Trans>This file is not what its name says: it holds something other than a PDF.</Trans>
      )
    case 'not-word':
      return (
        <Trans>
          This file is not what its name says: it holds something other than a Word document.
        </Trans>
      )
  }
}
