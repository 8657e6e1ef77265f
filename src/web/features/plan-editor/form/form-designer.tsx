// The sections of an application form with their fields. Every change is one of the plan's draft.
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useState } from 'react'

import type { FormSection, OwnFormField } from '#contract/assessments/form-fields.ts'
import { FIELD_TYPES, FORM_LIMITS } from '#contract/plan-editor/plan-editor-rules.ts'
import { SECTION_TITLES } from '#contract/plan-editor/standard-fields.ts'
import { QuestionDialog } from '#web/features/staff-shell/questions/question-dialog.tsx'
import { draftOfQuestion, emptyDraft } from '#web/features/staff-shell/questions/question-draft.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { uuidv7 } from '#web/offline/uuid.ts'
import { Menu } from '#web/ui/controls/menu.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { DefinitionList } from '#web/ui/staff/layout/definition-list.tsx'

import { useNewest } from '../use-newest.ts'
import { ConditionDialog } from './condition-dialog.tsx'
import { addedTo, replaced, restored, sectionFrom, unusedSections } from './form-draft.ts'
import type { FormDesignerProps, OpenField, Removed } from './form-props.ts'
import { FormSectionCard } from './form-section-card.tsx'

import styles from '../setup.module.css'

export function FormDesigner(props: FormDesignerProps) {
  const { sections, onChange } = props
  const [open, setOpen] = useState<OpenField | null>(null)
  const [news, setNews] = useState('')
  const newest = useNewest(sections)
  const restore = (removed: Removed) => onChange(restored(newest.current, removed))
  return (
    <div className={styles.stack}>
      <AlwaysAsked />
      {sections.map((section, index) => (
        <FormSectionCard
          key={section.section_id}
          {...props}
          {...{ section, index }}
          onOpen={setOpen}
          onNews={setNews}
          onRestore={restore}
        />
      ))}
      {sections.length < FORM_LIMITS.sections && <AddSection {...{ sections, onChange }} />}
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      {open !== null && 'conditional' in open && (
        <ConditionDialog
          {...{ sections, onChange }}
          field={open.conditional}
          onClose={() => setOpen(null)}
        />
      )}
      {open !== null && !('conditional' in open) && (
        <FieldDialog {...{ open, sections, onChange }} onClose={() => setOpen(null)} />
      )}
    </div>
  )
}

// Known from the account that a candidate applies with: nothing to switch on, and nothing to type twice.
function AlwaysAsked() {
  const { t } = useLingui()
  const known = t`From the candidate’s account`
  return (
    <Card as="section" className={styles.planStep} aria-label={t`Always known`}>
      <CardTitle level={2}>
        <Trans>Always known</Trans>
      </CardTitle>
      <DefinitionList
        items={[
          { id: 'name', term: t`Name`, value: known },
          { id: 'email', term: t`Email`, value: known },
        ]}
      />
    </Card>
  )
}

function AddSection({ sections, onChange }: Pick<FormDesignerProps, 'sections' | 'onChange'>) {
  const { t } = useLingui()
  const add = (section: FormSection) => () => onChange([...sections, section])
  const own = { section_id: uuidv7(), title: t`New section`, standard_title: null, fields: [] }
  const items = [
    ...unusedSections(sections).map((name) => ({
      id: name,
      label: SECTION_TITLES[name][currentLocale()],
      onSelect: add(sectionFrom(name)),
    })),
    { id: 'own', label: t`Section with a title of your own`, onSelect: add(own) },
  ]
  return (
    <div>
      <Menu
        trigger={
          <>
            <Plus size={17} aria-hidden="true" /> <Trans>Add a section</Trans>
          </>
        }
        sections={[{ id: 'sections', items }]}
      />
    </div>
  )
}

const NEW_FIELD = { source: 'company', account_field_id: null } as const

type FieldDialogProps = Pick<FormDesignerProps, 'sections' | 'onChange'> & {
  open: Exclude<OpenField, { conditional: unknown }>
  onClose: () => void
}

function FieldDialog({ open, sections, onChange, onClose }: FieldDialogProps) {
  const edited = 'edited' in open ? open.edited : null
  return (
    <QuestionDialog
      isField
      types={FIELD_TYPES}
      initial={
        'edited' in open
          ? { ...draftOfQuestion(open.edited.written), is_private: open.edited.is_private }
          : emptyDraft(open.type)
      }
      isNew={edited === null}
      onSave={({ question: written, isPrivate: is_private }) => {
        const begun = edited ?? NEW_FIELD
        const question_id = edited?.question_id ?? uuidv7()
        const field: OwnFormField = { ...begun, question_id, is_private, written }
        onChange(
          'sectionId' in open
            ? addedTo(sections, { sectionId: open.sectionId, field })
            : replaced(sections, field),
        )
        onClose()
      }}
      onClose={onClose}
    />
  )
}
