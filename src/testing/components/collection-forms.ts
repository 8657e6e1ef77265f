// The forms of collections, as component tests find and fill them.
import { i18n } from '@lingui/core'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

import { type CollectionField, formFields, goesWith } from '#contract/core/collection.ts'
import type { CollectionView } from '#web/features/settings/collection/collection-words.ts'

/** The form of a new row. A long one is opened by a button that is called as its own one is. */
export async function newForm(
  user: UserEvent,
  { words }: CollectionView,
): Promise<HTMLFormElement> {
  const add = await screen.findByRole('button', { name: i18n._(words.add) })
  if (add.closest('form') === null) {
    await user.click(add)
    expect(document.activeElement?.closest('form')).not.toBeNull()
  }
  return formAround(screen.getByRole('button', { name: i18n._(words.add) }))
}

/** The form of a row, by its title. */
export async function editForm(user: UserEvent, title: string): Promise<HTMLFormElement> {
  const edit = await screen.findByRole('button', { name: `Edit ${title}` })
  const line = edit.closest('li')
  await user.click(edit)
  return formAround(within(line ?? document.body).getByRole('button', { name: 'Save' }))
}

function formAround(button: HTMLElement): HTMLFormElement {
  const form = button.closest('form')
  if (form === null) throw new Error('The button is in no form.')
  return form
}

/** The label of a field on the screen. */
export function labelOf({ words }: CollectionView, name: string): string {
  const label = words.fields[name]?.label
  return label === undefined ? '' : i18n._(label)
}

// oxlint-disable-next-line house/max-params -- who types what, and where
export async function retype(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  await user.type(field, text)
}

/** Fills every field by keyboard; the content that they stand for. The focus ends in the first one. */
// oxlint-disable-next-line house/max-params -- who types, and into what
export async function fill(user: UserEvent, form: HTMLFormElement, view: CollectionView) {
  const content: Record<string, unknown> = {}
  const names = formFields(view.spec)
  for (const name of names) {
    const field = view.spec.fields[name]
    if (field === undefined) continue
    // A user is optional, and searched for on the server: a test of its own chooses one.
    if (field.kind === 'user' || !goesWith(view.spec, { name, content })) {
      content[name] = null
      continue
    }
    const control = within(form).getByLabelText(labelOf(view, name))
    content[name] = await enter(user, control, field)
  }
  within(form)
    .getByLabelText(labelOf(view, names[0] ?? ''))
    .focus()
  return content
}

// oxlint-disable-next-line house/max-params -- as above
async function enter(
  user: UserEvent,
  control: HTMLElement,
  field: Exclude<CollectionField, { kind: 'user' }>,
) {
  switch (field.kind) {
    case 'text':
    case 'long_text': {
      const text = 'New one'.slice(0, field.max)
      await user.type(control, text)
      return text
    }
    case 'choice':
      await user.selectOptions(control, field.options[0] ?? '')
      return field.options[0]
    case 'number':
      await user.type(control, String(field.min))
      return field.min
    case 'date':
      await user.type(control, '2026-03-06')
      return '2026-03-06'
    case 'phone':
      await user.type(control, '+1 401 555 0134')
      // As the contract reads it.
      return '+14015550134'
    case 'yes_no':
      await user.click(control)
      return true
  }
}
