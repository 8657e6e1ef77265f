// One field of a form, and what can be done with it.
import { Trans, useLingui } from '@lingui/react/macro'
import { Eye, Library, Pencil } from 'lucide-react'

import { conditionSources } from '#contract/assessments/form-conditions.ts'
import { fieldId, type FormField } from '#contract/assessments/form-fields.ts'
import { QUESTION_TYPE_LABELS } from '#web/features/staff-shell/questions/question-labels.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import type { MenuItem } from '#web/ui/controls/menu-entry.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'
import { bin, down, RowMenu, up } from '#web/ui/staff/table/row-menu.tsx'

import { useConditionText } from './condition-text.ts'
import { fieldText } from './field-text.ts'
import {
  fieldType,
  isPrivate,
  isRequired,
  movedField,
  positionOf,
  replaced,
  withoutField,
  withRequired,
} from './form-draft.ts'
import type { FormSectionProps } from './form-props.ts'
import { useSavingField } from './use-saving-field.ts'

import styles from '../setup.module.css'

type FormFieldRowProps = FormSectionProps & { field: FormField }

export function FormFieldRow(props: FormFieldRowProps) {
  const { field, section, sections, onChange, onNews, onRestore } = props
  const { i18n, t } = useLingui()
  const id = fieldId(field)
  const name = fieldText(field)
  const count = sections.flatMap(({ fields }) => fields).length
  const move = (by: -1 | 1) => () => {
    const next = movedField(sections, { id, by })
    const position = positionOf(next, id)
    onChange(next)
    onNews(t`${name}: ${position} of ${count}`)
  }
  const remove = () => {
    const removed = { section, index: section.fields.indexOf(field), field }
    onChange(withoutField(sections, id))
    notifyUndoable(t`“${name}” is removed.`, () => onRestore(removed).whenStored())
  }
  const condition = useConditionText(field, sections)
  const items = useFieldItems(props, remove)
  return (
    <li className={styles.activity}>
      <span className={styles.activityName}>{name}</span>
      <span className={classNames(styles.faint, styles.activityFacts)}>
        {i18n._(QUESTION_TYPE_LABELS[fieldType(field)])}
        {isPrivate(field) && (
          <>
            {' · '}
            <Trans>Private</Trans>
          </>
        )}
        {condition !== null && <> · {condition}</>}
      </span>
      <Checkbox
        className={styles.activityRequired}
        label={
          <>
            <Trans>Required</Trans> <VisuallyHidden>{name}</VisuallyHidden>
          </>
        }
        checked={isRequired(field)}
        onChange={() => onChange(replaced(sections, withRequired(field, !isRequired(field))))}
      />
      <IconButton
        label={t`Move “${name}” up`}
        disabled={sections[0]?.fields[0] === field}
        onClick={move(-1)}
        icon={up}
      />
      <IconButton
        label={t`Move “${name}” down`}
        disabled={sections.at(-1)?.fields.at(-1) === field}
        onClick={move(1)}
        icon={down}
      />
      <RowMenu label={t`Actions for “${name}”`} items={items} />
    </li>
  )
}

/** What can be done with a field, beside moving it. */
function useFieldItems(props: FormFieldRowProps, onRemove: () => void): MenuItem[] {
  const { field, sections, hasConditions = false, onOpen } = props
  const { t } = useLingui()
  const saveField = useSavingField(props)
  const canDepend = hasConditions && conditionSources(sections, field).length > 0
  return [
    ...(field.source === 'company'
      ? [{ id: 'edit', label: t`Edit`, icon: pencil, onSelect: () => onOpen({ edited: field }) }]
      : []),
    ...(canDepend || field.shown_if !== undefined
      ? [
          {
            id: 'condition',
            label: t`Choose when it is shown`,
            icon: eye,
            onSelect: () => onOpen({ conditional: field }),
          },
        ]
      : []),
    ...(saveField !== null && field.source === 'company' && field.account_field_id === null
      ? [
          {
            id: 'library',
            label: t`Save as a custom field`,
            icon: library,
            onSelect: () => saveField(field),
          },
        ]
      : []),
    { id: 'remove', label: t`Remove`, icon: bin, onSelect: onRemove, isDestructive: true },
  ]
}

const eye = <Eye size={17} aria-hidden="true" />
const library = <Library size={17} aria-hidden="true" />
const pencil = <Pencil size={17} aria-hidden="true" />
