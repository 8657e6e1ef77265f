// Whether one person's store lets them see anything of another's on the same device (I11).
import { isStandalone } from '#web/offline/database.ts'
import { listKeptWork } from '#web/offline/kept-work.ts'
import { countUnsent } from '#web/offline/leaving.ts'
import { listWaiting } from '#web/offline/sync.ts'

import type { Page } from './browser.ts'
import type { Scene } from './scene.ts'

/** Looks through the eyes of the user who is signed in on a page for what is others'. */
export function lookForOthers(scene: Scene, page: Page): void {
  page.act(async ({ store, db }, person) => {
    const others = scene.people.filter((one) => one !== person)
    const attempts = await db.attempts.toArray()
    const theirs = attempts.filter((row) => row.ownerId !== person.userId)
    if (theirs.length === 0) return
    const found: unknown[] = []
    for (const { attemptId, refId } of theirs) {
      found.push(...(await store.listAnswers(attemptId)), ...(await store.listAttempts(refId)))
      if ((await store.countWaiting(attemptId)) > 0) found.push('a count')
    }
    for (const activity of others.flatMap((one) => one.activities)) {
      found.push(await store.findAttempt(activity), await store.findPackage(activity))
    }
    const ids = new Set(theirs.map((row) => row.attemptId))
    found.push(...(await listWaiting(db, person.userId)).filter((id) => ids.has(id)))
    found.push(
      ...(await listKeptWork(db, person.userId)).filter((one) => ids.has(one.attempt.attemptId)),
    )
    const unsent = await countUnsent(db, person.userId)
    const hasOwn = (await db.outbox.where({ ownerId: person.userId }).toArray()).some(isStandalone)
    const isSaid = unsent.hasProfile || unsent.hasConsents || unsent.hasEeoc || unsent.hasExperience
    if (isSaid && !hasOwn) found.push('what another one said')
    const own = (await db.attempts.toArray()).filter((row) => row.ownerId === person.userId)
    if (unsent.attempts > own.length) found.push('a count of what is unsent')
    if (page.life.isOver || found.every((one) => one === null)) return
    scene.journal.trouble({ kind: 'foreign', what: 'one person’s store shows what is another’s' })
  })
}
