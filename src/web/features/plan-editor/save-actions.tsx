import { Trans } from '@lingui/react/macro'

import { Button } from '#web/ui/controls/button.tsx'

/** The buttons of a dialog whose form changes the draft of a plan: nothing is sent, so Save never waits. */
export function SaveActions({ formId, onCancel }: { formId: string; onCancel: () => void }) {
  return (
    <>
      <Button onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
      <Button type="submit" form={formId} variant="primary">
        <Trans>Save</Trans>
      </Button>
    </>
  )
}
