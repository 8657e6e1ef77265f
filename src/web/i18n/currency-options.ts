/**
 * Options of a field that asks for a currency: all that the browser knows, with their names in a language.
 * @param also a stored code, which stays in the list where the browser does not know it
 */
export function currencyOptions(locale: string, also = ''): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  const codes = new Set(Intl.supportedValuesOf('currency'))
  if (/^[A-Z]{3}$/u.test(also)) codes.add(also)
  return [...codes]
    .toSorted()
    .map((code) => ({ value: code, label: `${code} – ${names.of(code) ?? code}` }))
}
