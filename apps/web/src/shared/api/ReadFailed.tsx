import { ErrorState } from '../plain/ErrorState.tsx'
import { canBeAskedAgain, errorText, referenceOf } from './error-text.ts'

interface ReadFailedProps {
  title?: string
  error: unknown
  onRetry: () => void
}

/** What could not be read and why; to try again is offered where that can help. */
export const ReadFailed = ({ title, error, onRetry }: ReadFailedProps) => {
  const reference = referenceOf(error)
  return (
    <ErrorState
      text={errorText(error)}
      {...(title === undefined ? {} : { title })}
      {...(reference === undefined ? {} : { reference })}
      {...(canBeAskedAgain(error) ? { onRetry } : {})}
    />
  )
}
