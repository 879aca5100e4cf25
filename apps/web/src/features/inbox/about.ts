import { roleTexts } from '@arriero/contract/es/words'
import type { InboxItem } from '@arriero/contract/house/inbox'
import { placeLines } from '@arriero/domain/places/place-name'

const townOf = (name: string) => placeLines(name).town

/** From town to town, where it is of a service; else what its person does here. */
export const aboutOf = ({ origin, destination, person }: InboxItem): string | undefined => {
  if (origin !== null && destination !== null) return `${townOf(origin)} → ${townOf(destination)}`
  return person ? roleTexts[person.rol] : undefined
}
