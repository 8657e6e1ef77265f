import { Plural, Trans, useLingui } from '@lingui/react/macro'

import type { RetentionDays, RetentionPreview } from '#contract/privacy/retention.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'

/** Rules that are about to be saved, and what they will do. */
export type Asked = { readonly days: RetentionDays; readonly preview: RetentionPreview }

type ConfirmRetentionProps = {
  asked: Asked | null
  isBusy: boolean
  onClose: () => void
  onConfirm: (days: RetentionDays) => void
}

/** Says how many applications go before rules are saved that anonymise some. */
export function ConfirmRetention({ asked, isBusy, onClose, onConfirm }: ConfirmRetentionProps) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      onClose={onClose}
      onConfirm={() => asked !== null && onConfirm(asked.days)}
      title={t`Anonymise applications by these rules?`}
      confirmLabel={t`Save the rules`}
      isDestructive
      isBusy={isBusy}
    >
      {asked !== null && <What preview={asked.preview} />}
    </ConfirmDialog>
  )
}

function What({ preview }: { preview: RetentionPreview }) {
  const format = useFormatter()
  const { next_run: first, held } = preview
  const run = preview.next_run_at === null ? '' : format.dateTime(preview.next_run_at)
  const all = format.number(preview.next_30_days)
  return (
    <>
      <p>
        <strong>
          <Plural
            value={first}
            one={`# application is anonymised on ${run}.`}
            other={`# applications are anonymised on ${run}.`}
          />
        </strong>{' '}
        <Trans>In the next 30 days it is {all} in all.</Trans>
      </p>
      {held > 0 && (
        <p>
          <Plural
            value={held}
            one="# more is kept by a legal hold."
            other="# more are kept by legal holds."
          />
        </p>
      )}
      <p>
        <Trans>
          Until the first run you can undo this by changing the rules. Afterwards the names, answers
          and recordings cannot be restored.
        </Trans>
      </p>
    </>
  )
}
