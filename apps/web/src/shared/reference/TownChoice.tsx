import { useId, useState } from 'react'
import { TypedChoice } from '#shared/ui/TypedChoice.tsx'
import { townTexts as texts } from './reference.texts.ts'
import { useTowns, type FoundTown } from './use-towns.ts'

interface TownChoiceProps {
  id?: string
  /** The name of the town that is chosen. */
  chosen: string
  onTake: (town: FoundTown) => void
  /** The field was emptied. */
  onClear: () => void
}

/** A town, typed and chosen among those found. */
export const TownChoice = ({ id, chosen, onTake, onClear, ...control }: TownChoiceProps) => {
  const ownId = useId()
  const [typed, setTyped] = useState<string>()
  const towns = useTowns(typed ?? '')
  return (
    <TypedChoice
      {...control}
      id={id ?? ownId}
      placeholder={texts.town}
      value={typed ?? chosen}
      options={towns.items.map((found) => ({
        value: `${found.code} ${found.name}`,
        label: found.name,
        found,
      }))}
      isOld={!towns.isSettled}
      nothing={typed?.trim() ? (towns.isSettled ? texts.noTown : texts.searching) : null}
      onSearch={(text) => {
        setTyped(text)
        if (text.trim() === '') onClear()
      }}
      onTake={({ found }) => {
        setTyped(undefined)
        onTake(found)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
