import type { ReactNode } from 'react'
import { Button } from '../plain/Button.tsx'
import { ErrorState } from '../plain/states/ErrorState.tsx'
import { plainTexts } from '../plain/plain.texts.ts'
import { Skeleton, type SkeletonProps } from '../plain/states/Skeleton.tsx'
import { canBeAskedAgain, errorText, isGone, referenceOf } from './error-text.ts'

/** What `useRead` and `usePages` tell; several of them as one by `both`. */
export interface Read<Data> {
  data: Data | undefined
  error: unknown
  refetch: () => unknown
}

interface Around {
  /** The skeleton shown while the answer is awaited. */
  wait?: SkeletonProps['shape'] | SkeletonProps
  /** What did not come, where the usual words would not say it. */
  failed?: string
  /** Shown in place of a list without rows. */
  empty?: ReactNode
  /** Where there is no such thing, or not for who asks. */
  gone?: ReactNode
}

interface AnswerProps<Data> extends Around {
  of: Read<Data>
  children: (data: Data) => ReactNode
}

/** A list, what holds one, or its pages, without a single row. */
const hasNoRows = (data: unknown): boolean => {
  if (Array.isArray(data)) return data.length === 0
  if (typeof data !== 'object' || data === null) return false
  if ('pages' in data && Array.isArray(data.pages)) return data.pages.every(hasNoRows)
  return 'items' in data && hasNoRows(data.items)
}

/** To try again is offered where that can help. */
const Failed = ({ title, of: { error, refetch } }: { title: string | undefined; of: Read<unknown> }) => {
  const reference = referenceOf(error)
  return (
    <ErrorState
      text={errorText(error)}
      {...(title === undefined ? {} : { title })}
      {...(reference === undefined ? {} : { reference })}
      {...(canBeAskedAgain(error) ? { onRetry: () => void refetch() } : {})}
    />
  )
}

/** What was asked for: awaited, failed, not there, or there. What was read once stays, though it could not be read again. */
export const Answer = <Data,>({ of, wait = 'lines', failed, empty, gone, children }: AnswerProps<Data>) => {
  const { data, error } = of
  if (gone !== undefined && isGone(error)) return gone
  if (data !== undefined) return empty !== undefined && hasNoRows(data) ? empty : children(data)
  if (error) return <Failed title={failed} of={of} />
  return <Skeleton {...(typeof wait === 'string' ? { shape: wait } : wait)} />
}

type Page = { items: readonly unknown[] }
type ItemOf<P extends Page> = P['items'][number]

interface PagesProps<P extends Page> extends Around {
  of: Read<{ pages: readonly P[] }> & {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
  }
  /** The words of the button for further ones. */
  more?: string
  children: (items: readonly ItemOf<P>[]) => ReactNode
}

/** A list that is read page after page. */
export const Pages = <P extends Page>({ of, more = plainTexts.more, children, ...around }: PagesProps<P>) => (
  <Answer of={of} {...around}>
    {({ pages }) => (
      <>
        {children(pages.flatMap(({ items }): readonly ItemOf<P>[] => items))}
        {of.hasNextPage && (
          <Button isBusy={of.isFetchingNextPage} onClick={() => void of.fetchNextPage()}>
            {more}
          </Button>
        )}
      </>
    )}
  </Answer>
)
