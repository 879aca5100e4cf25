import { VehicleDrawing } from '#shared/drawings/VehicleDrawing.tsx'
import { drawingOf } from '#shared/drawings/vehicle-drawings.ts'
import { formatWeight } from '#shared/format.ts'
import type { ComponentType } from 'react'
import { ChoiceCards, type ChoiceCardsProps } from '#shared/ui/ChoiceCards.tsx'

interface VehicleTypeCardsProps<Type> {
  legend: string
  types: readonly Type[]
  /** What is said of a weight, already in words. */
  hint: (weight: string) => string
  value: string | undefined
  problem: string | undefined
  onChoose: (type: Type) => void
  /** Where they are drawn in another way. */
  Cards?: ComponentType<ChoiceCardsProps>
}

/** The types of the catalogue with their silhouettes, to choose one of. */
export const VehicleTypeCards = <
  Type extends { id: string; key: string; name: string; payloadHintKg: number },
>({
  types,
  hint,
  onChoose,
  Cards = ChoiceCards,
  ...choice
}: VehicleTypeCardsProps<Type>) => (
  <Cards
    {...choice}
    cards={types.map(({ id, key, name, payloadHintKg }) => ({
      value: id,
      label: name,
      hint: hint(formatWeight(payloadHintKg)),
      drawing: <VehicleDrawing name={drawingOf(key)} heightPx={34} />,
    }))}
    onChange={(id) => {
      const chosen = types.find((type) => type.id === id)
      if (chosen) onChoose(chosen)
    }}
  />
)
