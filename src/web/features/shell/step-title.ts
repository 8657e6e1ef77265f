// What a step is called: in the reader's language when the title is the product's own, else as the company typed it.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

import type { StandardTitle } from '#contract/applicants/application-states.ts'

const LABELS: Record<StandardTitle, MessageDescriptor> = {
  assessments: msg({ message: 'Application & assessments', context: 'step title' }),
  interview: msg({ message: 'Interview', context: 'step title' }),
  offer: msg({ message: 'Offer', context: 'step title' }),
}

/** A function of a step's title and of which standard title it is; what was kept on a device may not say the latter. */
export function useStepTitle(): (
  title: string,
  standard: StandardTitle | null | undefined,
) => string {
  const { i18n } = useLingui()
  const byName: Readonly<Record<string, MessageDescriptor | undefined>> = LABELS
  return (title, standard) => {
    const words = byName[standard ?? '']
    return words === undefined ? title : i18n._(words)
  }
}
