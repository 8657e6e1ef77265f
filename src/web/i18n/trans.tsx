// What the macros make of `<Trans>`, `<Plural>` and their like (`runtimeConfigModule` of lingui.config.ts).
import { Trans as LinguiTrans } from '@lingui/react'
import type { ComponentProps } from 'react'

/**
 * Lingui puts values into a message and reads all of it as markup then, so that a name such as `Ann <b>` would lose a part.
 * A value with a tag in it is given as content, which stays as it is.
 */
export function Trans({ values, ...props }: ComponentProps<typeof LinguiTrans>) {
  if (values === undefined) return <LinguiTrans {...props} />
  const safe = Object.fromEntries<unknown>(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('<') ? [value] : value,
    ]),
  )
  return <LinguiTrans {...props} values={safe} />
}
