import { createContext, useContext, type ReactNode } from 'react'

const NONE: Readonly<Record<string, ReactNode>> = {}

/** What is wrong in the form around a field, by the names of its fields. */
export const RefusedFields = createContext(NONE)

/** What is wrong with a field; undefined for nothing, and outside of such a form. */
export function useRefusedField(name: string | undefined): ReactNode {
  const fields = useContext(RefusedFields)
  return name === undefined ? undefined : fields[name]
}
