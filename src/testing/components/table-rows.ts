// What a table shows, as its reader sees it.
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

/** Waits until the rows of the table have exactly these names. */
export async function expectRows(...names: string[]): Promise<void> {
  await waitFor(() => {
    const cells = screen.getAllByRole('rowheader')
    expect(cells.map((cell) => within(cell).getByRole('link').textContent)).toEqual(names)
  })
}

/** The texts of the column headers, and of the cells of a row. */
export function tableTexts(): { headers: string[]; rows: string[][] } {
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  const rows = screen.getAllByRole('row').slice(1)
  return {
    headers,
    rows: rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => plainText(textContent)),
    ),
  }
}

/** A text with plain spaces where a language has narrow or unbreakable ones. */
export function plainText(text: string): string {
  return text.replaceAll(/\s/g, ' ').trim()
}
