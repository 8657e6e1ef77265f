// What a device holds of a user's answers, read from its database beside the app.
import type { Page } from '@playwright/test'

type Row = { ownerId: number; questionId: string; value: number; isWaiting: 0 | 1 }

const LOOK_EVERY_MS = 500

/** By question. */
export async function answersOnDisk(page: Page, ownerId: number): Promise<Map<string, number>> {
  const rows = await page.evaluate(readAnswers)
  return new Map(
    rows.filter((row) => row.ownerId === ownerId).map((row) => [row.questionId, row.value]),
  )
}

/**
 * Waits until no answer of a user waits to be sent, and says whether that is so. A page hears late of what another tab
 * left behind, and its badge says "Saved" until then.
 */
export async function untilAllSent(
  page: Page,
  { ownerId, withinMs }: { ownerId: number; withinMs: number },
): Promise<boolean> {
  for (const deadline = performance.now() + withinMs; ;) {
    const rows = await page.evaluate(readAnswers)
    if (!rows.some((row) => row.ownerId === ownerId && row.isWaiting === 1)) return true
    if (performance.now() > deadline) return false
    await page.waitForTimeout(LOOK_EVERY_MS)
  }
}

// Runs in the page.
async function readAnswers(): Promise<Row[]> {
  const db = await done(indexedDB.open('fairlead'))
  try {
    return await done(db.transaction('answers').objectStore('answers').getAll())
  } finally {
    db.close()
  }

  function done<T>(request: IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('The database did not answer.')))
    })
  }
}
