import { plateLetters } from '@arriero/domain/vehicles/new-vehicle'
import { formatPlate } from '#shared/format.ts'

/** As a plate is typed, also with a sign between letters and digits. A seventh letter stays, and is refused: cut, it would be another truck's. */
export const typedPlate = (typed: string): string => {
  const plate = formatPlate(typed)
  return plate.length >= plateLetters ? plate : typed.toUpperCase()
}
