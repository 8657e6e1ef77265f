// The writers of this page. What one could not store outlives its screen: the user who leaves the questions, to sign in again
// for example, finds it when they are back, and it is tried all the while (I1).
import { AnswerWriter, type Choice, type WriterDeps } from './answer-writer.ts'
import type { ActivityKey } from './database.ts'
import { guardLeaving } from './leave-guard.ts'

/** What is written outside of an activity, by a name of its own. */
type OtherWork = { readonly work: string }

const writers = new Map<string, AnswerWriter>()

/**
 * The writer of a person's activity: that of an earlier screen while it has something to write, or where nothing was
 * chosen; else a new one.
 */
export function writerOf(
  { ownerId, activity }: { ownerId: number; activity: ActivityKey | OtherWork },
  deps: WriterDeps,
): AnswerWriter {
  const name = nameOf(ownerId, activity)
  const earlier = writers.get(name)
  const isBusyOrFresh = (one: AnswerWriter) =>
    one.unwritten().length > 0 || one.chosen().length === 0
  if (earlier !== undefined && isBusyOrFresh(earlier)) {
    earlier.attach(deps)
    return earlier
  }
  const writer = new AnswerWriter(deps)
  writers.set(name, writer)
  writer.subscribe(() => guardLeaving([...writers.values()].some((one) => one.current().isLate)))
  return writer
}

/** What was chosen on this page and no disk has taken yet. */
export function unwrittenOf(ownerId: number, activity: ActivityKey): readonly Choice[] {
  return writers.get(nameOf(ownerId, activity))?.unwritten() ?? []
}

/** Tries once more to store what a person chose on this page; how much of it no disk has taken yet. */
export async function countUnwritten(
  ownerId: number,
): Promise<{ attempts: number; answers: number }> {
  const own = [...writers].flatMap(([name, writer]) =>
    name.startsWith(`${ownerId}-`) ? [writer] : [],
  )
  await Promise.all(own.map((writer) => writer.flush()))
  const left = own.map((writer) => writer.unwritten().length).filter((count) => count > 0)
  return { attempts: left.length, answers: left.reduce((sum, count) => sum + count, 0) }
}

function nameOf(ownerId: number, of: ActivityKey | OtherWork): string {
  return 'work' in of ? `${ownerId}-${of.work}` : `${ownerId}-${of.refId}-${of.jobStepActivityId}`
}
