/** Through the questions of an activity, each seen on screen before the next. */
import { expect, type Locator, type Page } from '@playwright/test'

/** Goes on until `goal` shows, from the question or the introduction of a part that is on screen. */
export async function walkTo(page: Page, goal: Locator): Promise<void> {
  const next = page.getByRole('button', { name: /^(Next|Review|Start)$/ })
  await expect(next.or(goal).first()).toBeVisible()
  while (!(await goal.isVisible())) {
    const position = await positionIn(page)
    await next.click()
    await expect
      .poll(async () => ['', position].includes(await positionIn(page)), `what follows ${position}`)
      .toBe(false)
  }
}

/** Which question is on screen, or what stands between two parts; empty while the next one loads. */
function positionIn(page: Page): Promise<string> {
  return page
    .getByRole('main')
    .evaluate(
      (main) =>
        main.querySelector('form[data-question-id]')?.getAttribute('aria-label') ??
        main.querySelector('h2')?.textContent ??
        '',
    )
}
