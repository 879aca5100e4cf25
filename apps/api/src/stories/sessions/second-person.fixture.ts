import { writeSetting } from '#features/settings/settings.store.ts'
import type { TestHouse } from '#testing/house.ts'

/** From which amount on two people agree. */
export const setSecondPerson = async (house: TestHouse, pesos: number): Promise<void> => {
  await writeSetting(house.openCtx(), 'secondPersonFromPesos', pesos)
}
