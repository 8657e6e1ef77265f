// The preferences of a company: the only place that says what each holds, what counts without a row, and who changes it.
// Read by both sides; without zod.

type Kind = 'switch' | 'text' | 'number'

export type AccountPreference = {
  readonly kind: Kind
  /** The value for a company that has stored none. */
  readonly preset: string
  /** `provider`: by provider admins alone; `company`: by its staff who may change its settings. */
  readonly setBy: 'provider' | 'company'
}

export type PreferenceName =
  | 'EEOC_DASHBOARD'
  | 'PATHWAY_ACCESS'
  | 'REQUISITION_APPROVAL'
  | 'WHITE_LABEL_LOGO'

const OFF = { kind: 'switch', preset: '0' } as const

/** In the order of their names. */
export const ACCOUNT_PREFERENCES: Readonly<Record<PreferenceName, AccountPreference>> = {
  EEOC_DASHBOARD: { ...OFF, setBy: 'provider' },
  PATHWAY_ACCESS: { ...OFF, setBy: 'provider' },
  REQUISITION_APPROVAL: { ...OFF, setBy: 'company' },
  WHITE_LABEL_LOGO: { ...OFF, setBy: 'provider' },
}

export const PREFERENCE_VALUE_MAX = 200

const IS_OF_KIND: Readonly<Record<Kind, (value: string) => boolean>> = {
  switch: (value) => value === '0' || value === '1',
  text: (value) => value.trim() !== '',
  number: (value) => /^-?\d{1,9}(?:\.\d{1,4})?$/.test(value),
}

export function isPreferenceName(name: string): name is PreferenceName {
  return Object.hasOwn(ACCOUNT_PREFERENCES, name)
}

/** Whether a value can be stored in a preference of a kind. */
export function isOfKind(kind: Kind, value: string): boolean {
  return IS_OF_KIND[kind](value)
}

type Pair = { readonly keyname: string; readonly value: string }

/** The value of each preference, in the order of their names; names that are not known are left out. */
export function withPresets(stored: readonly Pair[]): { keyname: PreferenceName; value: string }[] {
  const values = new Map(stored.map(({ keyname, value }) => [keyname, value]))
  return Object.keys(ACCOUNT_PREFERENCES)
    .filter(isPreferenceName)
    .map((keyname) => ({
      keyname,
      value: values.get(keyname) ?? ACCOUNT_PREFERENCES[keyname].preset,
    }))
}

/** Whether a company has a switch on. */
export function isOn(preferences: readonly Pair[], name: PreferenceName): boolean {
  return withPresets(preferences).some(({ keyname, value }) => keyname === name && value === '1')
}
