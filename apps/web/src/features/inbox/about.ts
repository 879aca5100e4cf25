import { roleTexts } from '@arriero/contract/es/words'
import type { InboxItem } from '@arriero/contract/house/inbox'
import type { InboxCause } from '@arriero/domain/house/inbox'
import { placeLines } from '@arriero/domain/places/place-name'

/** The town alone: a queue is read by those who know the country. */
const townOf = (name: string) => placeLines(name).town.split(',', 1).join('')

/** Of a service these wait for its carrier, not for its client. */
const ofCarrier: readonly InboxCause[] = ['payoutDue', 'payoutReturned', 'advanceWanted']

/** Whom it is about: of money that goes to a carrier him, else its client or person; of a mail without an account whoever wrote it. */
export const whoseOf = ({ causes: [first], carrier, person, mail }: InboxItem): string | undefined => {
  if (first && carrier && ofCarrier.includes(first.cause)) return carrier.name
  return person?.name ?? mail?.from ?? undefined
}

/** From town to town, where it is of a service, of a mail its subject; else what its person does here. */
export const aboutOf = ({ origin, destination, person, mail }: InboxItem): string | undefined => {
  if (origin !== null && destination !== null) return `${townOf(origin)} → ${townOf(destination)}`
  if (mail !== null && mail.subject !== null) return mail.subject
  return person ? roleTexts[person.rol] : undefined
}
