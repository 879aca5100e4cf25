/** Which place a cell means: one of the client's own by its name, a town by its code, or by its name and department. */
import type { ErrorCode } from '@arriero/domain/errors/errors'
import type { PlaceWords } from '@arriero/domain/imports/rows'
import { searchForm } from '@arriero/domain/typed/search-words'
import type { Ctx } from '#context.ts'
import type { PlaceFacts } from '#features/orders/asked/new-order.ts'
import type { SiteContact } from '#features/orders/contacts/order-contacts.store.ts'
import type { SavedPlace } from '#features/saved-places/saved-places.store.ts'
import type { Place } from '#providers/places/port.ts'

export type Found = { place: PlaceFacts; contact: SiteContact | undefined }
export type Unfound = { code: ErrorCode; among: readonly string[] }

/** `San Pedro, Sucre`, `San Pedro (Sucre)`, or the department beside it. */
const partsOf = ({ town, department }: PlaceWords): { town: string; department: string } => {
  const [, name = town, within] = /^(.*?)\s*[,(/-]\s*([^,()/]+?)\)?$/.exec(town) ?? []
  return department === '' && within !== undefined ? { town: name, department: within } : { town, department }
}

const isOf = (department: string) => (place: Place) => {
  const [wanted, own] = [searchForm(department), searchForm(place.department)]
  return own === wanted || own.startsWith(wanted) || wanted.startsWith(own)
}

type Providers = Pick<Ctx, 'providers'>

const townsFor = ({ providers: { places } }: Providers, words: PlaceWords): Place[] => {
  if (/^\d{4,5}$/.test(words.town)) {
    const place = places.byCode(words.town)
    return place ? [place] : []
  }
  // A name may have a comma, a dash or brackets of its own.
  const whole = places.named(words.town)
  const { town, department } = whole.length > 0 ? words : partsOf(words)
  const named = whole.length > 0 ? whole : places.named(town)
  return department === '' ? named : named.filter(isOf(department))
}

const contactOf = ({ contact, phone }: PlaceWords, own?: SavedPlace): SiteContact | undefined => {
  const said: SiteContact = {
    contactName: contact || own?.contactName || null,
    contactPhone: phone || own?.contactPhone || null,
    hours: own?.hours ?? null,
    instructions: own?.instructions ?? null,
  }
  return Object.values(said).some((value) => value !== null) ? said : undefined
}

export const placeMeant = (
  ctx: Providers,
  words: PlaceWords,
  saved: ReadonlyMap<string, SavedPlace>,
): Found | Unfound => {
  const own = saved.get(searchForm(words.town))
  if (own) return { place: own.place, contact: contactOf(words, own) }
  const towns = townsFor(ctx, words)
  const [town] = towns
  if (!town) return { code: 'town.not_found', among: [] }
  if (towns.length > 1) return { code: 'town.ambiguous', among: towns.map(({ name }) => name) }
  const name = words.address === '' ? town.name : `${words.address}, ${town.name}`
  const { latitude, longitude, code } = town
  return { place: { name, latitude, longitude, code, exact: false }, contact: contactOf(words) }
}
