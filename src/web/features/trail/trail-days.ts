// A page of the trail, day by day, as the reader's calendar has it.

export type Day<Event> = { readonly day: string; readonly events: Event[] }

/** Joins events that follow one another on the same day; `dayOf` says which day an instant is on. */
export function daysOf<Event extends { readonly at: string }>(
  events: readonly Event[],
  dayOf: (at: string) => string,
): Day<Event>[] {
  const days: Day<Event>[] = []
  for (const event of events) {
    const day = dayOf(event.at)
    const last = days.at(-1)
    if (last?.day === day) last.events.push(event)
    else days.push({ day, events: [event] })
  }
  return days
}
