import { Trans, useLingui } from '@lingui/react/macro'

import { Button } from '#web/ui/controls/button.tsx'

import type { Archivable } from './use-archiving.ts'

type ArchiveToggleProps = {
  thing: Archivable
  archive: (thing: Archivable) => void
  restore: (thing: Archivable) => void
  isBusy: boolean
}

/** Archives what is offered, and offers again what is archived. */
export function ArchiveToggle({ thing, archive, restore, isBusy }: ArchiveToggleProps) {
  const { t } = useLingui()
  const { name, isArchived } = thing
  return isArchived ? (
    <Button
      size="small"
      disabled={isBusy}
      aria-label={t`Restore ${name}`}
      onClick={() => restore(thing)}
    >
      <Trans>Restore</Trans>
    </Button>
  ) : (
    <Button
      size="small"
      variant="quiet"
      disabled={isBusy}
      aria-label={t`Archive ${name}`}
      onClick={() => archive(thing)}
    >
      <Trans>Archive</Trans>
    </Button>
  )
}
