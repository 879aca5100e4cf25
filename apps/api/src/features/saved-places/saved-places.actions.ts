/** A client keeps a place, changes it, lets go of it. */
import type { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import type { Ctx } from '#context.ts'
import { fail } from '#app-error.ts'
import { municipalityOf } from '#features/places/municipality-of.ts'
import {
  insertPlace,
  lockedCount,
  lockPlace,
  removeOwnPlace,
  writePlace,
  type KeptPlace,
} from './saved-places.store.ts'

const placesMost = 500

type New = InputOf<typeof api.savedPlaces.create>['body']

const keptPlace = (
  ctx: Ctx,
  { name, latitude, longitude, code, exact = false }: New['place'],
): KeptPlace => ({
  name,
  latitude,
  longitude,
  exact,
  code: municipalityOf(ctx, { latitude, longitude, code }),
})

export const savePlace = async (ctx: Ctx, body: New): Promise<{ _id: string }> => {
  if ((await lockedCount(ctx.db, ctx.actor.id)) >= placesMost) fail('place.too_many')
  const { name, place, contactName = null, contactPhone = null, hours = null, instructions = null } = body
  const contact = { contactName, contactPhone, hours, instructions }
  return { _id: await insertPlace(ctx, { name, place: keptPlace(ctx, place), ...contact }) }
}

type Change = InputOf<typeof api.savedPlaces.update>['body']

export const changePlace = async (ctx: Ctx, id: string, change: Change): Promise<{ updated: true }> => {
  const saved = (await lockPlace(ctx, id)) ?? fail('place.not_found')
  const { name, place, contactName, contactPhone, hours, instructions } = change
  await writePlace(ctx.db, id, {
    name: name ?? saved.name,
    place: place ? keptPlace(ctx, place) : saved.place,
    contactName: contactName === undefined ? saved.contactName : contactName,
    contactPhone: contactPhone === undefined ? saved.contactPhone : contactPhone,
    hours: hours === undefined ? saved.hours : hours,
    instructions: instructions === undefined ? saved.instructions : instructions,
  })
  return { updated: true }
}

export const removePlace = async (ctx: Ctx, id: string): Promise<{ removed: true }> => {
  if (!(await removeOwnPlace(ctx, id))) fail('place.not_found')
  return { removed: true }
}
