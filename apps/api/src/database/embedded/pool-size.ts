/** How many connections to the database are of use. docs/decisions/0087. */
import { availableParallelism } from 'node:os'

const most = 20
/** Two jobs that read for minutes hold one each and tell how far they are by another. */
const least = 6

/**
 * Of a node. A database that shares our cores has with more of them more to do at once than these can, and while its processes take turns ours waits
 * for its own: nothing is done sooner and everybody waits longer.
 */
export const usualConnections = ({
  sharesCores,
  cores = availableParallelism(),
}: {
  sharesCores: boolean
  cores?: number
}): number => (sharesCores ? Math.max(least, Math.min(most, 2 + 2 * cores)) : most)
