/** Moves what stands at a position by one, up or down; nothing at the ends. */
export function moved<T>(list: readonly T[], move: { from: number; by: -1 | 1 }): T[] {
  return movedTo(list, { from: move.from, to: move.from + move.by })
}

/** Moves what stands at a position to another one; the others close up. */
export function movedTo<T>(list: readonly T[], { from, to }: { from: number; to: number }): T[] {
  const one = list[from]
  if (one === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, one)
}
