// Two choices of one question that read the same: no applicant could tell them apart. Stored questions may have some, so
// that only what is written now is checked.
import type { z } from 'zod'

type Path = readonly (string | number)[]

/** Refuses equal choices wherever a body has questions: a check for `superRefine`. */
export function refuseEqualChoices(body: unknown, context: z.RefinementCtx): void {
  for (const path of equalChoicesIn(body, []))
    context.addIssue({ code: 'custom', path: [...path], message: 'Each choice once.' })
}

function equalChoicesIn(value: unknown, at: Path): Path[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => {
    const path = [...at, Array.isArray(value) ? Number(name) : name]
    return name === 'options' && Array.isArray(child)
      ? repeatedIn(child).map((index) => [...path, index, 'text'])
      : equalChoicesIn(child, path)
  })
}

function repeatedIn(options: readonly unknown[]): number[] {
  const texts = options.map(textOf)
  return texts.flatMap((text, index) =>
    text !== null && texts.indexOf(text) < index ? [index] : [],
  )
}

function textOf(option: unknown): string | null {
  const hasText = typeof option === 'object' && option !== null && 'text' in option
  return hasText && typeof option.text === 'string' ? option.text.trim().toLowerCase() : null
}
