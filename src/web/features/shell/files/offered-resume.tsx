// A resume that the user gave before, offered where one is asked for: it is taken by a press and never by itself.
import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'

import { type FileFormat, formatOfType } from '#contract/core/file-rules.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

import { useErrorText } from '../error-messages.ts'
import { fetchResume, resumesQuery } from '../resumes.ts'
import { isAtStation } from '../station-frame.ts'

type OfferedResumeProps = {
  userId: number
  /** The application that asks: one that was given to it is not offered again. */
  refId: number
  formats: readonly FileFormat[]
  isDisabled: boolean
  onTake: (file: File) => void
}

/** Nothing while there is none to offer. */
export function OfferedResume(props: OfferedResumeProps) {
  const { userId, refId, formats, isDisabled, onTake } = props
  const errorText = useErrorText()
  // A session at a kiosk station reads nothing of the profile.
  const { data } = useQuery({ ...resumesQuery(userId), enabled: !isAtStation() })
  const { mutate, isPending, error } = useMutation({ mutationFn: fetchResume, onSuccess: onTake })
  const resume = data?.find((one) => {
    const format = formatOfType(one.mime)
    const isTaken = format !== null && formats.includes(format)
    return isTaken && one.status === 'ready' && one.ref_id !== refId
  })
  if (resume === undefined) return null
  const { file_name: text } = resume
  return (
    <>
      <div>
        <Button
          icon={<FileText size={18} aria-hidden="true" />}
          isBusy={isPending}
          disabled={isDisabled}
          onClick={() => mutate(resume)}
        >
          {resume.ref_id === null ? (
            <Trans>Use “{text}” from My Profile</Trans>
          ) : (
            <Trans>Use “{text}” from your last application</Trans>
          )}
        </Button>
      </div>
      {error !== null && (
        <Banner tone="danger" isLive>
          {errorText(error)}
        </Banner>
      )}
    </>
  )
}
