/** A candidate is met in the language of their browser, and may choose another, which is stored. */
import type { Page } from '@playwright/test'

import { englishOn } from '../fixtures/english-words.ts'
import { expect, test } from '../fixtures/test.ts'
import { newCandidate, openPosition } from '../pages/candidate.ts'

test.use({ locale: 'es-MX' })

async function chooseLanguage(page: Page, name: string) {
  await page.getByRole('button', { name: /^(Idioma|Langue|Language)/ }).click()
  await page.getByRole('menuitemradio', { name }).click()
}

test('a Spanish browser gets Spanish, the choice of French is stored, and no English is left', async ({
  page,
}) => {
  const candidate = newCandidate()
  const expectNoEnglish = async (locale: 'es' | 'fr') =>
    expect(await englishOn(page, { locale }), page.url()).toEqual([])

  await test.step('the search for English words finds them', () => findEnglish(page))

  await page.goto(`/?sr=${openPosition().uuid}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  const apply = page.getByRole('link', { name: 'Postular' })
  await expect(apply).toBeVisible()
  // The company's own description is in the language that it was written in.
  await page.locator('.rich-text').evaluate((description) => description.replaceChildren())
  await expectNoEnglish('es')
  await apply.click()
  await expect(page.getByRole('button', { name: 'Empezar la candidatura' })).toBeVisible()
  await expectNoEnglish('es')

  await page.locator('[name=first_name]').fill(candidate.firstName)
  await page.locator('[name=last_name]').fill(candidate.lastName)
  await page.locator('[name=email]').fill(candidate.email)
  await page.getByRole('button', { name: 'Empezar la candidatura' }).click()
  await expect(page).toHaveURL(/progress-tracker/)
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  for (const name of ['Candidatura y evaluaciones', 'Entrevista', 'Oferta'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expectNoEnglish('es')

  await page.getByRole('link', { name: 'Iniciar' }).first().click()
  await page.getByRole('button', { name: /^Aceptar/ }).click()
  await expect(page.getByText(/^Pregunta 1 de \d+$/)).toBeVisible()
  await expectNoEnglish('es')
  const legend = page.locator('fieldset fieldset > legend')
  const spanish = await legend.innerText()

  await chooseLanguage(page, 'Français')
  await expect(page.getByText(/^Question 1 sur \d+$/)).toBeVisible()
  await expect(legend).not.toHaveText(spanish)
  const french = await legend.innerText()
  await expectNoEnglish('fr')

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(legend).toHaveText(french)
})

async function findEnglish(page: Page): Promise<void> {
  await page.goto('/login')
  await chooseLanguage(page, 'English')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(await englishOn(page, { locale: 'es' })).toContain('Sign in')
  await page.evaluate(() => localStorage.clear())
}
