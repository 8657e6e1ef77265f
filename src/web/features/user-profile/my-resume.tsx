// The resume that a user keeps for their next applications: reading, replacing and deleting it. Needs the network.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useId, useState } from 'react'

import { FILE_FORMATS } from '#contract/core/file-rules.ts'
import type { Resume } from '#contract/people/resumes.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card, CardFacts, CardTitle } from '#web/ui/layout/card.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { checkFile, type FileProblem } from '../shell/files/check-file.ts'
import { DownloadLink } from '../shell/files/download-link.tsx'
import { FilePicker } from '../shell/files/file-picker.tsx'
import { FileProblemText, FormatsHint } from '../shell/files/file-problem.tsx'
import { RESUMES_KEY, resumePath, resumesQuery } from '../shell/resumes.ts'
import { useCommand } from '../shell/use-command.ts'
import { deleteResume, toUpload, uploadResume } from './resume-commands.ts'
import { ResumeViewer } from './resume-viewer.tsx'

import fileStyles from '../shell/files/files.module.css'
import styles from './user-profile.module.css'

export function MyResume({ userId }: { userId: number }) {
  const errorText = useErrorText()
  const ids = useId()
  const { data, error } = useQuery(resumesQuery(userId))
  const upload = useUpload()
  const resume = data?.find((one) => one.ref_id === null) ?? null
  return (
    <Card as="section" className={styles.group} aria-labelledby={`${ids}-title`}>
      <CardTitle level={2} id={`${ids}-title`}>
        <Trans>My resume</Trans>
      </CardTitle>
      <p className={styles.note}>
        <Trans>
          Ready for your next application. A company gets a copy only when you add it to an
          application there.
        </Trans>
      </p>
      {data === undefined && error === null && <Skeleton shape="block" height="3rem" />}
      {data === undefined && error !== null && <p role="alert">{errorText(error)}</p>}
      {data !== undefined && (
        <>
          {resume !== null && <StoredResume resume={resume} />}
          <FilePicker
            formats={FILE_FORMATS}
            isBusy={upload.isBusy}
            isDisabled={false}
            hasFile={resume !== null}
            describedBy={upload.problem === null ? `${ids}-hint` : `${ids}-problem ${ids}-hint`}
            onPick={(picked) => void upload.pick(picked)}
          />
          {upload.problem !== null && (
            <p className={fileStyles.problem} id={`${ids}-problem`} role="alert">
              <UploadProblem problem={upload.problem} />
            </p>
          )}
          <p className={styles.note} id={`${ids}-hint`}>
            <FormatsHint formats={FILE_FORMATS} />
          </p>
        </>
      )}
    </Card>
  )
}

function StoredResume({ resume }: { resume: Resume }) {
  const format = useFormatter()
  const { file_name: name, size, created_at } = resume
  const added = format.date(created_at)
  return (
    <div className={styles.resume}>
      <div>
        <p className={styles.fileName}>{name}</p>
        <CardFacts>
          <span>{format.fileSize(size)}</span>
          <Trans>Added {added}</Trans>
        </CardFacts>
      </div>
      <div className={styles.actions}>
        <ReadButton resume={resume} />
        <DownloadLink href={resumePath(resume)} name={name} />
        <DeleteButton resume={resume} />
      </div>
    </div>
  )
}

function ReadButton({ resume }: { resume: Resume }) {
  const { t } = useLingui()
  const [isReading, setIsReading] = useState(false)
  const { file_name: name } = resume
  return (
    <>
      <Button
        size="small"
        icon={<FileText size={16} aria-hidden="true" />}
        aria-label={t`Read ${name}`}
        onClick={() => setIsReading(true)}
      >
        <Trans>Read</Trans>
      </Button>
      <ResumeViewer resume={resume} isOpen={isReading} onClose={() => setIsReading(false)} />
    </>
  )
}

function DeleteButton({ resume }: { resume: Resume }) {
  const [isAsking, setIsAsking] = useState(false)
  const errorText = useErrorText()
  const removal = useCommand(deleteResume, {
    invalidates: RESUMES_KEY,
    onDone: () => {
      setIsAsking(false)
      notifyDone(<Trans>Your resume was deleted.</Trans>)
    },
  })
  const { user_id: userId, file_name: name } = resume
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setIsAsking(true)}>
        <Trans>Delete my resume</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={<Trans>Delete your resume?</Trans>}
        confirmLabel={<Trans>Delete my resume</Trans>}
        isDestructive
        isBusy={removal.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => removal.mutate(userId)}
      >
        <p>
          <Trans>
            {name} is removed from your profile. Applications that already have it keep their copy.
          </Trans>
        </p>
        {removal.error !== null && (
          <p className={fileStyles.problem} role="alert">
            {errorText(removal.error)}
          </p>
        )}
      </ConfirmDialog>
    </>
  )
}

type Problem = FileProblem | Error

function UploadProblem({ problem }: { problem: Problem }) {
  const errorText = useErrorText()
  return typeof problem === 'string' ? <FileProblemText problem={problem} /> : errorText(problem)
}

/** Checks a file on the device, then sends it. */
function useUpload() {
  const [refused, setRefused] = useState<FileProblem | null>(null)
  const sending = useCommand(uploadResume, {
    invalidates: RESUMES_KEY,
    onDone: () => notifyDone(<Trans>Your resume is saved.</Trans>),
  })
  const pick = async (picked: File) => {
    sending.reset()
    const checked = await checkFile(picked, FILE_FORMATS)
    setRefused(typeof checked === 'string' ? checked : null)
    if (typeof checked !== 'string') sending.mutate(toUpload(picked))
  }
  const { error, isPending } = sending
  // The server looks at the content as well.
  const isWrong = error instanceof ApiError && error.fields['file'] !== undefined
  const problem: Problem | null = refused ?? (isWrong ? 'wrong-format' : error)
  return { pick, problem, isBusy: isPending }
}
