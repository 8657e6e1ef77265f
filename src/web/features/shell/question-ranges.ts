// Questions, as people write pages to print: 12–40, 55.

/** From one question to another, both counted from 1 and both in it. */
export type NumberRange = { readonly from: number; readonly to: number }

/** Joins neighbouring indexes (from 0, ascending) into ranges of question numbers. */
export function questionRanges(indexes: readonly number[]): NumberRange[] {
  const ranges: NumberRange[] = []
  for (const index of indexes) {
    const number = index + 1
    const last = ranges.at(-1)
    if (last !== undefined && last.to === index) ranges[ranges.length - 1] = { ...last, to: number }
    else ranges.push({ from: number, to: number })
  }
  return ranges
}
