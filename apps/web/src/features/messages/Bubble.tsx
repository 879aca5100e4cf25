import { partTexts, threadTexts } from '@arriero/contract/es/messages'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatDateTime, formatTime } from '#shared/format.ts'
import { messagesTexts as texts } from './messages.texts.ts'
import type { Message, ThreadHead } from './thread-cache.ts'
import styles from './thread.module.css'

/** A minute apart both hours are said: it waited for a line. */
const apartMs = 60_000

const hoursOf = ({ at, writtenAt }: Message): string =>
  new Date(at).getTime() - new Date(writtenAt).getTime() < apartMs
    ? formatTime(at)
    : texts.writtenAt(formatDateTime(writtenAt), formatTime(at))

/** Who of the others has read it, by what they are. */
const readersOf = ({ position }: Message, { reads }: ThreadHead): string[] =>
  reads.filter((one) => one.position >= position).map(({ part }) => partTexts.names[part].toLowerCase())

const mapsHref = ({ latitude, longitude }: NonNullable<Message['place']>): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`

const Photos = ({ images }: { images: readonly string[] }) => (
  <span className={styles.photos}>
    {images.map((image, index) => (
      <a key={image} href={image} target="_blank" rel="noreferrer">
        <img src={image} alt={texts.photo(index + 1)} loading="lazy" width={112} height={84} />
      </a>
    ))}
  </span>
)

const Place = ({ place }: { place: NonNullable<Message['place']> }) => (
  <span className={styles.place}>
    <Icon name="pin" sizePx={18} /> {texts.place(place.name)}{' '}
    <a href={mapsHref(place)} target="_blank" rel="noreferrer">
      {texts.openPlace}
    </a>
  </span>
)

const Body = ({ message }: { message: Message }) => (
  <>
    {message.isErased && <em className={styles.erased}>{threadTexts.erased}</em>}
    {message.text !== null && (
      // What somebody else writes neither turns the page nor widens it.
      <bdi className={styles.text}>{message.text}</bdi>
    )}
    {message.images.length > 0 && <Photos images={message.images} />}
    {message.place && <Place place={message.place} />}
    {message.isMasked && <small className={styles.masked}>{threadTexts.masked}</small>}
  </>
)

const Author = ({ message: { part, name } }: { message: Message }) => (
  <span className={styles.author}>
    {partTexts.names[part]}
    {name !== null && <bdi> · {name}</bdi>}
  </span>
)

interface BubbleProps {
  message: Message
  thread: ThreadHead
  /** Of the newest of his own it is said how far it came. */
  isLastOwn: boolean
}

/** One message: who, what, when; a notice of the house stands between them. */
export const Bubble = ({ message, thread, isLastOwn }: BubbleProps) => {
  if (message.kind === 'notice')
    return (
      <li className={styles.notice}>
        {threadTexts.staffReads(message.request)} <time>{formatTime(message.at)}</time>
      </li>
    )
  const readers = readersOf(message, thread)
  return (
    <li className={styles.bubble} data-mine={message.isMine || undefined}>
      {message.isMine ? <span className="visually-hidden">{texts.you}: </span> : <Author message={message} />}
      <Body message={message} />
      <span className={`tabular ${styles.when}`}>
        <time dateTime={message.at}>{hoursOf(message)}</time>
        {isLastOwn && (
          <span>
            {' · '}
            {readers.length > 0 ? texts.readBy(readers.join(', ')) : texts.sent}
          </span>
        )}
      </span>
    </li>
  )
}
