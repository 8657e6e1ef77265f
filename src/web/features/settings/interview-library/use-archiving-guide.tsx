import { useLingui } from '@lingui/react/macro'

import type { InterviewGuideSummary } from '#contract/settings/interview-library.ts'
import { notify, notifyDone } from '#web/ui/feedback/notifications.ts'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { useSaving } from '../use-saving.ts'
import { archiveGuide } from './library-queries.ts'

/** Archiving a guide, with the way back, and offering an archived one again. */
export function useArchivingGuide(accountId: number) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const archiving = useSaving(archiveGuide)
  const onError = (error: unknown) => notify({ type: 'error', body: errorText(error) })

  const change = (guide: InterviewGuideSummary, isArchived: boolean) => {
    const key = { accountId, guideId: guide.interview_guide_id }
    return archiving.mutateAsync({ ...key, isArchived })
  }
  const archive = async (guide: InterviewGuideSummary) => {
    const { name } = guide
    try {
      await change(guide, true)
      const onUndo = () => change(guide, false)
      const text = t`“${name}” is archived.`
      notifyUndoable(text, onUndo)
    } catch (error) {
      onError(error)
    }
  }
  const restore = async (guide: InterviewGuideSummary) => {
    try {
      await change(guide, false)
      notifyDone(t`The guide can be taken again.`)
    } catch (error) {
      onError(error)
    }
  }
  return {
    archive: (guide: InterviewGuideSummary) => void archive(guide),
    restore: (guide: InterviewGuideSummary) => void restore(guide),
    isBusy: archiving.isPending,
  }
}
