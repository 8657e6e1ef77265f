// What a device holds of a user's answers, read from its database beside the app.
import type { Page } from '@playwright/test'

/** By question. */
export async function answersOnDisk(page: Page, ownerId: number): Promise<Map<string, number>> {
  const rows = await page.evaluate(readAnswers)
  return new Map(
    rows.filter((row) => row.ownerId === ownerId).map((row) => [row.questionId, row.value]),
  )
}

// Runs in the page.
async function readAnswers(): Promise<{ ownerId: number; questionId: string; value: number }[]> {
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
