import { useLingui } from '@lingui/react/macro'

import type { EditedEmail } from '#contract/messages/email-editor-shapes.ts'
import { Tabs } from '#web/ui/staff/layout/tabs.tsx'

import { EDITOR_TABS, type EditorTab } from './email-editor-search.ts'
import type { DraftChange, TemplateDraft } from './template-draft.ts'

/** Of each tab with fields of the draft. */
export type TabProps = {
  draft: TemplateDraft
  email: EditedEmail
  problemOf: (name: keyof TemplateDraft) => string | undefined
  onChange: (change: DraftChange) => void
}

type EditorTabsProps = {
  current: EditorTab
  /** A template of the product has no test data until it is changed. */
  isDefault: boolean
  hrefOf: (tab: EditorTab) => string
}

export function EditorTabs({ current, isDefault, hrefOf }: EditorTabsProps) {
  const { t } = useLingui()
  const labels: Record<EditorTab, string> = {
    'email-body': t`Email body`,
    details: t`Details`,
    'plain-text': t`Plain text`,
    'test-data': t`Test data`,
  }
  return (
    <Tabs
      label={t`Parts of the template`}
      tabs={EDITOR_TABS.filter((tab) => !isDefault || tab !== 'test-data').map((tab) => ({
        href: hrefOf(tab),
        label: labels[tab],
        isCurrent: tab === current,
      }))}
    />
  )
}
