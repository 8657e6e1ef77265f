// The filters above a list, as their users work with them.
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

type Named = { user: UserEvent; name: string }

/** Opens the editor of a filter: by its chip, or by the button that offers the others. */
export async function openFilter({ user, name }: Named) {
  const chip = screen.queryByRole('group', { name: `Filter: ${name}` })
  if (chip === null) {
    await user.click(await screen.findByRole('button', { name: 'Add filter' }))
    const names = within(screen.getByRole('dialog', { name: 'Add filter' }))
    await user.click(await names.findByRole('button', { name }))
  } else if (screen.queryByRole('dialog', { name }) === null) {
    await user.click(within(chip).getByRole('button', { expanded: false }))
  }
  return within(await screen.findByRole('dialog', { name }))
}

/** Chooses what a filter offers one of, such as a tag. */
export async function chooseIn(user: UserEvent, [filter, option]: readonly [string, string]) {
  const editor = await openFilter({ user, name: filter })
  await user.click(await editor.findByRole('radio', { name: new RegExp(`^${option}`) }))
}

/** What the chip of a filter says; null where it is not set. */
export function chipText(name: string): string | null {
  const chip = screen.queryByRole('group', { name: `Filter: ${name}` })
  return chip?.firstElementChild?.textContent ?? null
}

/** Takes a filter off. */
export async function removeFilter({ user, name }: Named): Promise<void> {
  const chip = within(screen.getByRole('group', { name: `Filter: ${name}` }))
  await user.click(chip.getByRole('button', { name: /^Remove the filter/ }))
}
