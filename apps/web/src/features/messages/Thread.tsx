import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { partTexts, threadTexts } from '@arriero/contract/es/messages'
import { Fragment, useEffect, useRef } from 'react'
import { Answer } from '#shared/api/Answer.tsx'
import { freshEveryMs } from '#shared/api/fresh-files.ts'
import { both, usePages, useRead } from '#shared/api/queries.ts'
import { formatDate } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import { EmptyState, Gone } from '#shared/plain/states/EmptyState.tsx'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { Bubble } from './Bubble.tsx'
import { Composer } from './Composer.tsx'
import { messagesTexts as texts } from './messages.texts.ts'
import { useWaiting } from './outbox/waiting-state.ts'
import { pagesOf, type Message, type ThreadHead } from './thread-cache.ts'
import type { Point } from './use-composer.ts'
import { useMarkRead } from './use-mark-read.ts'
import { WaitingBubble } from './WaitingBubble.tsx'
import styles from './thread.module.css'

interface ThreadProps {
  orderId: string
  /** Whose words are said with one press; the reader's own unless told. */
  quick?: 'driver'
  /** On the move only buttons are left. */
  isTooFast?: boolean
  findPlace?: () => Promise<Point | undefined>
}

const nameOf = ({ part, name }: ThreadHead['people'][number]): string =>
  `${partTexts.names[part].toLowerCase()} ${name}`

/** Who is in it, and what both sides must know. */
const Head = ({ thread }: { thread: ThreadHead }) => (
  <>
    {thread.people.length > 0 && (
      <p className={styles.people}>{texts.between(thread.people.map(nameOf).join(', '))}</p>
    )}
    {thread.isOpenToStaff && thread.reader !== 'staff' && (
      <Notice kind="info" role="note" title={threadTexts.openToStaff} />
    )}
  </>
)

/** The newest stands in sight as it comes, unless somebody reads further up. */
const useNewestInSight = (newest: string | undefined) => {
  const end = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useEffect(() => {
    const watched = end.current
    const around = watched?.parentElement
    if (!watched || !around) return undefined
    let wasSeen = false
    const seen = new IntersectionObserver(([entry]) => {
      const isSeen = entry?.isIntersecting ?? false
      // A window that is still opening shows nothing of it yet: nobody has gone away from it.
      isAtEnd.current = isSeen || !wasSeen
      wasSeen ||= isSeen
    })
    // Also as the window opens, as photos come, and as the page says above it that the line is gone.
    const grown = new ResizeObserver(() => {
      if (isAtEnd.current) watched.scrollIntoView({ block: 'nearest' })
    })
    seen.observe(watched)
    grown.observe(around)
    grown.observe(document.body)
    return () => {
      seen.disconnect()
      grown.disconnect()
    }
  }, [])
  useEffect(() => {
    if (newest !== undefined && isAtEnd.current) end.current?.scrollIntoView({ block: 'nearest' })
  }, [newest])
  return end
}

interface ConversationProps extends ThreadProps {
  thread: ThreadHead
  /** Oldest first. */
  messages: readonly Message[]
}

/** Staff answers in words of its own. */
const quickOf = {
  client: 'client',
  carrier: 'carrier',
  driver: 'driver',
  staff: undefined,
  former: undefined,
} as const

const List = ({ thread, messages }: Pick<ConversationProps, 'thread' | 'messages'>) => {
  const lastOwn = messages.findLast(({ isMine, kind }) => isMine && kind === 'words')
  return messages.map((message, index) => {
    const day = formatDate(message.at)
    const before = messages[index - 1]
    return (
      <Fragment key={message._id}>
        {(!before || formatDate(before.at) !== day) && <li className={styles.day}>{day}</li>}
        <Bubble message={message} thread={thread} isLastOwn={message === lastOwn} />
      </Fragment>
    )
  })
}

const Conversation = ({ thread, messages, ...props }: ConversationProps) => {
  const { orderId } = props
  const sent = new Set(messages.map(({ clientId }) => clientId))
  const waiting = useWaiting().messages.filter((one) => one.orderId === orderId && !sent.has(one.clientId))
  useMarkRead(thread)
  const end = useNewestInSight(waiting.at(-1)?.clientId ?? messages.at(-1)?._id)
  const isEmpty = messages.length === 0 && waiting.length === 0
  return (
    <>
      {isEmpty ? (
        <EmptyState drawing="people" title={texts.empty} text={texts.emptyText} />
      ) : (
        <div role="log" aria-label={texts.log}>
          <ol className={styles.log}>
            <List thread={thread} messages={messages} />
            {waiting.map((one) => (
              <WaitingBubble key={one.clientId} message={one} />
            ))}
          </ol>
        </div>
      )}
      {thread.denial ? (
        <Notice kind="info" role="note" title={errorTexts[thread.denial]} />
      ) : (
        <Composer
          {...props}
          quick={props.quick ?? quickOf[thread.reader]}
          hidesContacts={thread.hidesContacts}
          isWordsOnly={thread.reader === 'staff'}
        />
      )}
      <div ref={end} />
    </>
  )
}

/** The conversation of a service: what was said, what waits to be sent, and where one writes. */
export const Thread = (props: ThreadProps) => {
  const { orderId } = props
  const head = useRead(api.messages.thread, { params: { _id: orderId } })
  // The addresses of photos are good for minutes.
  const pages = usePages(api.messages.all, pagesOf(orderId), { refetchEveryMs: freshEveryMs })
  const gone = <Gone title={errorTexts['order.not_found']} />
  return (
    <Answer of={both(head, pages)} wait="lines" gone={gone}>
      {([thread, { pages: read }]) => (
        <section className={styles.thread}>
          <Head thread={thread} />
          {pages.hasNextPage && (
            <Button kind="quiet" isBusy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
              {texts.older}
            </Button>
          )}
          <Conversation
            {...props}
            thread={thread}
            messages={read.flatMap(({ items }) => items).toReversed()}
          />
        </section>
      )}
    </Answer>
  )
}
