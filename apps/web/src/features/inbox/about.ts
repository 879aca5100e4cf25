import { roleTexts } from '@arriero/contract/es/words'
import type { InboxItem } from '@arriero/contract/house/inbox'
import { placeLines } from '@arriero/domain/places/place-name'

/** The town alone: a queue is read by those who know the country. */
const townOf = (name: string) => placeLines(name).town.split(',', 1).join('')

/** Whom it is about: a person, or whoever wrote a mail and has no account. */
export const whoseOf = ({ person, mail }: InboxItem): string | undefined =>
  person?.name ?? mail?.from ?? undefined

/** From town to town, where it is of a service, of a mail its subject; else what its person does here. */
export const aboutOf = ({ origin, destination, person, mail }: InboxItem): string | undefined => {
  if (origin !== null && destination !== null) return `${townOf(origin)} → ${townOf(destination)}`
  if (mail !== null && mail.subject !== null) return mail.subject
  return person ? roleTexts[person.rol] : undefined
}
