import type { Decided } from './decision.ts'

/**
 * Refuses all rows about a person who is named more than once: by email in one row, by number in another. The check has
 * refused them throughout the file; this is for people whose address or number changed since.
 * @param imported the people whom rows of earlier batches have created or changed
 */
export function refuseRepeated(
  decided: readonly Decided[],
  imported: ReadonlySet<number>,
): Decided[] {
  const rowsOf = new Map([...imported].map((userId) => [userId, 1]))
  for (const { decision } of decided) {
    if (decision.person === null || decision.outcome === 'refused') continue
    const { userId } = decision.person
    rowsOf.set(userId, (rowsOf.get(userId) ?? 0) + 1)
  }
  return decided.map((one) => {
    const { person, outcome } = one.decision
    if (person === null || outcome === 'refused') return one
    if ((rowsOf.get(person.userId) ?? 0) < 2) return one
    const refused = { outcome: 'refused', reason: 'duplicate_person', field: null } as const
    return { ...one, decision: { ...refused, person } }
  })
}
