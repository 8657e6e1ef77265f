const LONGEST_LINE = 18

/** A label in lines that fit beside a chart on a phone. Words stay whole. */
export function linesOf(label: string): string[] {
  return label.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    const joined = `${last} ${word}`
    if (last === undefined || joined.length > LONGEST_LINE) return [...lines, word]
    return [...lines.slice(0, -1), joined]
  }, [])
}
