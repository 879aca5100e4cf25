import { useEffect, useState } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatTime } from '#shared/format.ts'
import { useIsLineDown } from '#shared/line/line.ts'
import { Button } from '#shared/plain/Button.tsx'
import { messagesTexts as texts } from './messages.texts.ts'
import { dropMessage, tryMessageAgain } from './outbox/message-courier.ts'
import type { WaitingMessage } from './outbox/waiting-message.ts'
import { useWaiting } from './outbox/waiting-state.ts'
import styles from './thread.module.css'

/** Pictures of what waits in this browser, for as long as they are shown; a message's photos stay the same. */
const useShownPhotos = (photos: WaitingMessage['photos']): string[] => {
  const [shown] = useState(() => photos.map(({ blob }) => URL.createObjectURL(blob)))
  useEffect(() => () => shown.forEach((url) => URL.revokeObjectURL(url)), [shown])
  return shown
}

/** On its way nothing is said for two seconds; without a line at once. */
const Standing = ({ message }: { message: WaitingMessage }) => {
  const isDown = useIsLineDown()
  const { isStuck } = useWaiting()
  if (message.refusal)
    return (
      <span className={styles.failed} role="alert">
        <strong>{texts.failed}.</strong> {message.refusal.text}
      </span>
    )
  if (isDown || isStuck)
    return (
      <span>
        <Icon name="clock" sizePx={16} /> <strong>{texts.unsent}.</strong> {texts.unsentHelp}
      </span>
    )
  return <span className={styles.sending}>{texts.sending}</span>
}

/** A message that the server does not have yet; one that it refused is its writer's to send again or to let go. */
export const WaitingBubble = ({ message }: { message: WaitingMessage }) => {
  const photos = useShownPhotos(message.photos)
  return (
    <li className={styles.bubble} data-mine data-waiting data-refused={message.refusal ? true : undefined}>
      <span className="visually-hidden">{texts.you}: </span>
      {message.text !== '' && <bdi className={styles.text}>{message.text}</bdi>}
      {photos.length > 0 && (
        <span className={styles.photos}>
          {photos.map((photo, index) => (
            <img key={photo} src={photo} alt={texts.photo(index + 1)} width={112} height={84} />
          ))}
        </span>
      )}
      {message.place && (
        <span className={styles.place}>
          <Icon name="pin" sizePx={18} /> {texts.write.place}
        </span>
      )}
      <span className={`tabular ${styles.when}`}>
        <time dateTime={message.writtenAt}>{formatTime(message.writtenAt)}</time>
        {' · '}
        <Standing message={message} />
      </span>
      {message.refusal && (
        <span className={styles.acts}>
          <Button size="small" icon="reload" onClick={() => void tryMessageAgain(message)}>
            {texts.again}
          </Button>
          <Button size="small" kind="danger" onClick={() => void dropMessage(message)}>
            {texts.discard}
          </Button>
        </span>
      )}
    </li>
  )
}
