import { quickReplies, threadTexts } from '@arriero/contract/es/messages'
import { lettersMost } from '@arriero/domain/typed/limits'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { Button } from '#shared/plain/Button.tsx'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import { WordsInput } from '#shared/plain/fields/WordsInput.tsx'
import { findPlace as ask } from './find-place.ts'
import { messagesTexts } from './messages.texts.ts'
import { type Composing, messageDraft, type Point, useComposer } from './use-composer.ts'
import styles from './thread.module.css'

const texts = messagesTexts.write

const photoTypes = 'image/jpeg,image/png'

/** A file field that looks like a button and stays one for the keyboard. */
const PhotoPick = ({ onFiles }: { onFiles: (files: readonly File[]) => void }) => {
  const id = useId()
  return (
    <span className={styles.pick}>
      <input
        id={id}
        type="file"
        accept={photoTypes}
        multiple
        aria-label={texts.photos}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same picture may be chosen again after it was taken away.
          currentTarget.value = ''
        }}
      />
      <label htmlFor={id} aria-hidden="true" title={texts.photos}>
        <Icon name="camera" sizePx={22} />
      </label>
    </span>
  )
}

const ChosenPhotos = ({ composing: { chosenPhotos } }: { composing: Composing }) => (
  <>
    {chosenPhotos.isPreparing && <p role="status">{texts.preparing}</p>}
    {chosenPhotos.photos.length > 0 && (
      <ul className={styles.chosen}>
        {chosenPhotos.photos.map(({ key, url }, index) => (
          <li key={key}>
            <img src={url} alt={messagesTexts.photo(index + 1)} width={72} height={54} />
            <Button
              size="small"
              kind="quiet"
              icon="close"
              aria-label={texts.removePhoto(index + 1)}
              onClick={() => chosenPhotos.remove(key)}
            />
          </li>
        ))}
      </ul>
    )}
    <p role="alert" className={styles.problem}>
      {chosenPhotos.problem}
    </p>
  </>
)

type Said = keyof typeof quickReplies

const QuickReplies = ({ of, onSay }: { of: Said; onSay: (words: string) => void }) => (
  <div className={styles.quick} role="group" aria-label={texts.quick}>
    {quickReplies[of].map((words) => (
      <Button key={words} onClick={() => onSay(words)}>
        {words}
      </Button>
    ))}
  </div>
)

/** At a desk Enter sends and Shift+Enter breaks the line; under a thumb there is the button. */
const isSendKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && window.matchMedia('(pointer: fine)').matches

interface ComposerProps {
  orderId: string
  hidesContacts: boolean
  /** Whose words are said with one press. */
  quick?: Said | undefined
  /** On the move only buttons are left. */
  isTooFast?: boolean
  /** Staff sends words alone. */
  isWordsOnly?: boolean
  findPlace?: (() => Promise<Point | undefined>) | undefined
}

const PlaceButton = ({
  composing,
  findPlace = ask,
}: Pick<ComposerProps, 'findPlace'> & { composing: Composing }) => {
  const [isFinding, setFinding] = useState(false)
  return (
    <Button
      icon="pin"
      kind="quiet"
      isBusy={isFinding}
      aria-label={texts.place}
      title={texts.place}
      onClick={() => {
        setFinding(true)
        void composing.sendPlace(findPlace).finally(() => setFinding(false))
      }}
    />
  )
}

/** Who has sent writes on: the field begins anew under his hands. */
const useFocusAfter = (sent: number) => {
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sent > 0) around.current?.querySelector('textarea')?.focus()
  }, [sent])
  return around
}

const Writing = ({ composing, ...props }: ComposerProps & { composing: Composing }) => {
  const { orderId, hidesContacts, isWordsOnly, findPlace } = props
  const { text, setText, sentCount, maySend, send, chosenPhotos } = composing
  const around = useFocusAfter(sentCount)
  const onKey = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return
    event.preventDefault()
    void send()
  }
  return (
    // The keys of the field are heard here: the field itself is the kit's.
    <div ref={around} className={styles.writing} onKeyDown={onKey}>
      <FormField label={texts.label} help={hidesContacts ? threadTexts.beforePayment : undefined}>
        {(control) => (
          <WordsInput
            key={sentCount}
            control={control}
            value={text}
            onChange={setText}
            rows={2}
            most={lettersMost.message}
            placeholder={texts.placeholder}
            draft={messageDraft(orderId)}
          />
        )}
      </FormField>
      {!isWordsOnly && <ChosenPhotos composing={composing} />}
      <div className={styles.bar}>
        {!isWordsOnly && (
          <>
            <PhotoPick onFiles={(files) => void chosenPhotos.add(files)} />
            <PlaceButton composing={composing} findPlace={findPlace} />
          </>
        )}
        <Button kind="primary" disabled={!maySend} onClick={() => void send()}>
          {texts.send}
        </Button>
      </div>
    </div>
  )
}

/** Where a message is written. It goes into the outbox at once, line or not; its words are kept as a draft until then. */
export const Composer = (props: ComposerProps) => {
  const composing = useComposer(props.orderId)
  return (
    <div className={styles.composer}>
      {props.quick && <QuickReplies of={props.quick} onSay={(words) => void composing.sendQuick(words)} />}
      {props.isTooFast ? (
        <p className={styles.tooFast} role="status">
          <Icon name="alert" sizePx={20} /> {texts.tooFast}
        </p>
      ) : (
        <Writing {...props} composing={composing} />
      )}
    </div>
  )
}
