/** Whether a plate is registered already, asked as soon as it is whole: nobody fills in five steps to hear of it. */
import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { parsePlate } from '@arriero/domain/people/identifiers'
import { keyOf, queryClient, useRead } from '#shared/api/queries.ts'
import { send } from '#shared/api/send.ts'
import { useDebounced } from '#shared/use-debounced.ts'
import type { Problems } from '#shared/wizard/wizard.ts'

const knownForMs = 60_000
const inputOf = (licensePlate: string) => ({ params: { licensePlate } })

/** The sentence to stand under the field; undefined while nothing is known against the plate. */
export const useTakenPlate = (typed: string | undefined): string | undefined => {
  const plate = parsePlate(useDebounced(typed ?? ''))
  const { data } = useRead(api.vehicles.plate, inputOf(plate ?? ''), {
    enabled: plate !== undefined,
    staleTimeMs: knownForMs,
  })
  return plate !== undefined && data?.isFree === false ? errorTexts['plate.taken'] : undefined
}

/** Before the step is left. Without an answer the way goes on: the server refuses at the end what it must. */
export const plateProblems = async (typed: string | undefined): Promise<Problems> => {
  const plate = parsePlate(typed ?? '')
  if (plate === undefined) return {}
  try {
    const { isFree } = await queryClient.fetchQuery({
      queryKey: keyOf(api.vehicles.plate, inputOf(plate)),
      queryFn: ({ signal }) => send(api.vehicles.plate, inputOf(plate), { signal }),
      staleTime: knownForMs,
    })
    return isFree ? {} : { licensePlate: 'plate.taken' }
  } catch {
    return {}
  }
}
