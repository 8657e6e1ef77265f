// One section of a form: its title, its fields in their order, and what can be added to it.
import { Trans, useLingui } from '@lingui/react/macro'
import { Library, Plus } from 'lucide-react'
import { type ComponentProps, useState } from 'react'

import { fieldId, type FormField, type FormSection } from '#contract/assessments/form-fields.ts'
import { FIELD_TYPES, FORM_LIMITS } from '#contract/plan-editor/plan-editor-rules.ts'
import { SECTION_TITLES, STANDARD_FIELDS } from '#contract/plan-editor/standard-fields.ts'
import { QUESTION_TYPE_LABELS } from '#web/features/staff-shell/questions/question-labels.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/controls/button.tsx'
import type { MenuItem } from '#web/ui/controls/menu-entry.tsx'
import { Menu } from '#web/ui/controls/menu.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'
import { moved } from '#web/ui/staff/table/drag/move-item.ts'
import { bin, down, RowMenu, up } from '#web/ui/staff/table/row-menu.tsx'

import { FieldLibraryDialog } from './field-library-dialog.tsx'
import { addedTo, ownField, takenFields, unusedFields, usual } from './form-draft.ts'
import { FormFieldRow } from './form-field-row.tsx'
import type { FormSectionProps } from './form-props.ts'

import styles from '../setup.module.css'

export function FormSectionCard(props: FormSectionProps) {
  const { section, index, sections, onChange } = props
  const { t } = useLingui()
  const title = sectionTitle(section)
  const number = index + 1
  const rename = (next: string) =>
    onChange(
      sections.map((one) =>
        one === section ? { ...one, title: next, standard_title: null } : one,
      ),
    )
  return (
    <Card as="section" aria-label={t`Section ${number}`} className={styles.planStep}>
      <div className={styles.stepHead}>
        <LimitedTextField
          key={title}
          label={<Trans>Title of section {number}</Trans>}
          defaultValue={title}
          maxLength={FORM_LIMITS.title}
          onBlur={({ target }) => {
            const next = target.value.trim()
            if (next === '') target.value = title
            else if (next !== title && target.validity.valid) rename(next)
          }}
        />
        <SectionMenu {...props} title={title} />
      </div>
      {section.fields.length === 0 ? (
        <p className={styles.facts}>
          <Trans>No fields in this section yet; candidates do not see it.</Trans>
        </p>
      ) : (
        <ul className={styles.activities} role="list">
          {section.fields.map((field) => (
            <FormFieldRow key={fieldId(field)} {...props} field={field} />
          ))}
        </ul>
      )}
      <AddField {...props} />
    </Card>
  )
}

/** The title as staff read it. */
function sectionTitle({ title, standard_title: standard }: FormSection): string {
  return standard === null ? title : SECTION_TITLES[standard][currentLocale()]
}

function SectionMenu(props: FormSectionProps & { title: string }) {
  const { section, index, sections, onChange, onRestore, title } = props
  const { t } = useLingui()
  const move = (by: -1 | 1) => () => onChange(moved(sections, { from: index, by }))
  const remove = () => {
    onChange(sections.filter((one) => one !== section))
    notifyUndoable(t`“${title}” is removed.`, () => onRestore({ section, index }).whenStored())
  }
  const items: MenuItem[] = [
    ...(index > 0 ? [{ id: 'up', label: t`Move up`, icon: up, onSelect: move(-1) }] : []),
    ...(index < sections.length - 1
      ? [{ id: 'down', label: t`Move down`, icon: down, onSelect: move(1) }]
      : []),
    { id: 'remove', label: t`Remove`, icon: bin, onSelect: remove, isDestructive: true },
  ]
  return <RowMenu label={t`Actions for “${title}”`} items={items} />
}

function AddField(props: FormSectionProps) {
  const { jobId, standardFields, section, sections, onChange, onOpen } = props
  const { i18n, t } = useLingui()
  const count = sections.flatMap(({ fields }) => fields).length
  if (count >= FORM_LIMITS.fields) return null
  const { section_id: sectionId } = section
  const add = (field: FormField) => () => onChange(addedTo(sections, { sectionId, field }))
  const standard = unusedFields(sections, standardFields).map((name) => ({
    id: name,
    label: STANDARD_FIELDS[name].text[currentLocale()],
    onSelect: add(usual(name, false)),
  }))
  const own = FIELD_TYPES.map((type) => ({
    id: type,
    label: i18n._(QUESTION_TYPE_LABELS[type]),
    onSelect: () => onOpen({ sectionId, type }),
  }))
  return (
    <div className={styles.actions}>
      <Menu
        size="small"
        variant="quiet"
        trigger={
          <>
            <Plus size={16} aria-hidden="true" /> <Trans>Add a field</Trans>
          </>
        }
        sections={[
          ...(standard.length === 0
            ? []
            : [{ id: 'standard', label: t`Standard fields`, items: standard }]),
          { id: 'own', label: t`A field of your own`, items: own },
        ]}
      />
      {jobId !== undefined && (
        <FieldLibrary
          jobId={jobId}
          taken={takenFields(sections)}
          onTake={(taken) => add(ownField(taken))()}
        />
      )}
    </div>
  )
}

function FieldLibrary(props: Omit<ComponentProps<typeof FieldLibraryDialog>, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setIsOpen(true)}>
        <Library size={16} aria-hidden="true" /> <Trans>Custom fields</Trans>
      </Button>
      {isOpen && <FieldLibraryDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}
