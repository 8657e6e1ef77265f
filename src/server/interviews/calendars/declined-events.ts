// Which events of a calendar its owner declined (PARTSTAT of RFC 5545, 3.2.12). Pure.
import type ical from 'ical.js'

type Component = InstanceType<typeof ical.Component>
type Property = InstanceType<typeof ical.Property>

/** Whose calendar it is: the addresses of the user, and the calendar's name, which is one where Google writes the file. */
export function ownersOf(calendar: Component, addresses: readonly string[]): readonly string[] {
  const name = String(calendar.getFirstPropertyValue('x-wr-calname') ?? '')
  return [...addresses, name.trim().toLowerCase()]
}

/** True where the owner is among those who were invited, and declined; where no owner is, for the only guest of another user. */
export function isDeclined(event: Component, owners: readonly string[]): boolean {
  const guests = event.getAllProperties('attendee')
  const own = guests.filter((one) => addressesOf(one).some((address) => owners.includes(address)))
  if (own.length > 0) return own.every((one) => hasDeclined(one))
  const [guest] = guests
  if (guest === undefined || guests.length > 1 || !hasDeclined(guest)) return false
  const organizer = event.getFirstProperty('organizer')
  const organizers = organizer === null ? [] : addressesOf(organizer)
  return !addressesOf(guest).some((address) => organizers.includes(address))
}

function hasDeclined(guest: Property): boolean {
  return guest.getFirstParameter('partstat')?.toUpperCase() === 'DECLINED'
}

// Apple names the user by a path of its own, and the address beside it.
function addressesOf(property: Property): string[] {
  const value = String(property.getFirstValue() ?? '').replace(/^mailto:/i, '')
  return [value, property.getFirstParameter('email') ?? '']
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== '')
}
