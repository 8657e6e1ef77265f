// The writers of this page. What one could not store outlives its screen: whoever leaves the questions, to sign in again
// for example, finds it when they are back, and it is tried all the while (I1).
import { AnswerWriter, type WriterDeps } from './answer-writer.ts'
import { guardLeaving } from './leave-guard.ts'

const writers = new Map<string, AnswerWriter>()

/** The writer of a person's activity: that of an earlier screen while it has something to write, else a new one. */
export function writerOf(
  {
    ownerId,
    activity,
  }: { ownerId: number; activity: { refId: number; jobStepActivityId: number } },
  deps: WriterDeps,
): AnswerWriter {
  const name = `${ownerId}-${activity.refId}-${activity.jobStepActivityId}`
  const earlier = writers.get(name)
  if (earlier !== undefined && earlier.unwritten().length > 0) {
    earlier.attach(deps)
    return earlier
  }
  const writer = new AnswerWriter(deps)
  writers.set(name, writer)
  writer.subscribe(() => guardLeaving([...writers.values()].some((one) => one.current().isLate)))
  return writer
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
