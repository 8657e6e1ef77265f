/** City and state in one line: "Savannah, GA"; empty when neither is known. */
export function cityAndState(thing: { city: string | null; state: string | null }): string {
  return [thing.city, thing.state].filter((part) => part !== null && part !== '').join(', ')
}
