import { ReadFailed } from '#shared/api/ReadFailed.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'

interface ReadingProps {
  error: unknown
  refetch: () => unknown
}

/** What a panel shows until it was read: that it is on its way, or that it did not come and how to ask again. */
export const Reading = ({ error, refetch }: ReadingProps) => {
  if (!error) return <Skeleton shape="lines" />
  return <ReadFailed error={error} onRetry={() => void refetch()} />
}
