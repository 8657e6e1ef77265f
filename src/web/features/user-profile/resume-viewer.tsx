// What one's own resume says, as plain text, with the file itself to download.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import type { Resume } from '#contract/people/resumes.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { DownloadLink } from '../shell/files/download-link.tsx'
import { resumePath, resumeTextQuery } from '../shell/resumes.ts'

import styles from './user-profile.module.css'

type ViewerProps = { resume: Resume; isOpen: boolean; onClose: () => void }

export function ResumeViewer({ resume, isOpen, onClose }: ViewerProps) {
  const { file_name: name } = resume
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      width="wide"
      title={name}
      actions={<DownloadLink href={resumePath(resume)} name={name} />}
    >
      {isOpen && <ResumeText resume={resume} />}
    </Dialog>
  )
}

function ResumeText({ resume }: { resume: Resume }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { data, error } = useQuery(resumeTextQuery(resume))
  const { file_name: name } = resume
  if (data?.text_state === 'unreadable')
    return (
      <Banner tone="info">
        <Trans>Its text cannot be read here. Download it to open it.</Trans>
      </Banner>
    )
  if (data !== undefined)
    return (
      <section className={styles.text} aria-label={t`Text of ${name}`}>
        {data.text}
      </section>
    )
  if (error !== null)
    return (
      <Banner tone="danger" isLive>
        {errorText(error)}
      </Banner>
    )
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height="10rem" />
    </SkeletonGroup>
  )
}
