/** What is said of an end: whom to ask for, when it is open, what to know. Spec §3; the wire's shape is `contract/places/site-contact`. */
import type { SiteContact } from '@arriero/contract/places/site-contact'
import { parsePhone } from '@arriero/domain/people/identifiers'
import { hoursDenial, isOpenAt, weekdays, type OpeningHours } from '@arriero/domain/places/opening-hours'
import type { SaidCode } from '@arriero/domain/errors/errors'
import { savedPlacesTexts as texts } from './saved-places.texts.ts'

export interface ContactAnswer {
  contactName: string
  contactPhone: string
  hours: OpeningHours
  instructions: string
}

export const noContact: ContactAnswer = { contactName: '', contactPhone: '', hours: {}, instructions: '' }

export const contactAnswer = (contact: SiteContact | null | undefined): ContactAnswer => ({
  contactName: contact?.contactName ?? '',
  contactPhone: contact?.contactPhone ?? '',
  hours: contact?.hours ?? {},
  instructions: contact?.instructions ?? '',
})

const orNull = (text: string) => (text.trim() === '' ? null : text)

export const wireContact = ({
  contactName,
  contactPhone,
  hours,
  instructions,
}: ContactAnswer): SiteContact => ({
  contactName: orNull(contactName),
  contactPhone: orNull(contactPhone),
  hours: Object.keys(hours).length === 0 ? null : hours,
  instructions: orNull(instructions),
})

export const isSaid = (contact: ContactAnswer): boolean =>
  Object.values(wireContact(contact)).some((value) => value !== null)

export const phoneProblem = (phone: string): SaidCode | undefined =>
  phone.trim() === '' || parsePhone(phone) ? undefined : 'phone.invalid'

export const contactProblem = ({ contactPhone, hours }: ContactAnswer): SaidCode | undefined =>
  phoneProblem(contactPhone) ?? hoursDenial(hours)

/** `Lunes a viernes 07:00–17:00`: days in a row with one opening stand together. */
export const hoursLines = (hours: OpeningHours): string[] => {
  const groups: { first: string; last: string; words: string }[] = []
  let isNext = false
  for (const day of weekdays) {
    const opening = hours[day]
    const before = groups.at(-1)
    const words = opening ? `${opening.opens}–${opening.closes}` : ''
    if (opening && isNext && before?.words === words) before.last = texts.days[day]
    else if (opening) groups.push({ first: texts.days[day], last: texts.days[day], words })
    isNext = opening !== undefined
  }
  return groups.map(({ first, last, words }) =>
    first === last ? `${first} ${words}` : `${first} ${texts.until} ${last.toLowerCase()} ${words}`,
  )
}

/** Its hours in words where it is said to be closed at an instant. */
export const closedAt = (hours: OpeningHours | null | undefined, at: Date): string | undefined =>
  hours && isOpenAt(hours, at) === false ? hoursLines(hours).join(', ') : undefined
