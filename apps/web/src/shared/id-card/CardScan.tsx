import { type CardHolder, nameOfHolder } from '@arriero/domain/people/identity-card-code'
import { useId, useRef } from 'react'
import { Icon } from '../drawings/Icon.tsx'
import { formatDate } from '../format.ts'
import { Button } from '../plain/Button.tsx'
import { DetailList } from '../plain/values/DetailList.tsx'
import { idCardTexts as texts } from './id-card.texts.ts'
import { type ScanState, useCardScan } from './use-card-scan.ts'
import styles from './id-card.module.css'

/** What a form takes of a cédula. */
interface ReadCard {
  identification: string
  name: string
  /** YYYY-MM-DD. */
  birthOn: string
}

interface CardScanProps {
  /** Whether the form asks for the day of birth. */
  hasBirth: boolean
  /** He has seen what was read, and wants it in the form. */
  onTake: (card: ReadCard) => void
}

const PhotoPick = ({ onPick }: { onPick: (file: File) => void }) => (
  <label className={styles.pick}>
    <input
      type="file"
      accept="image/jpeg,image/png,image/webp"
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? []
        if (file) onPick(file)
        // The same photo may be chosen again.
        currentTarget.value = ''
      }}
    />
    <Icon name="image" sizePx={20} />
    {texts.pick}
  </label>
)

const wordsOf = ({ isCameraOn, isReading, refusal }: Extract<ScanState, { phase: 'looking' }>): string => {
  if (isReading) return texts.reading
  if (refusal !== undefined) return refusal
  if (isCameraOn === undefined) return texts.starting
  return isCameraOn ? texts.looking : texts.noCamera
}

const Found = ({ holder, hasBirth }: { holder: CardHolder; hasBirth: boolean }) => (
  <>
    <DetailList
      details={[
        { label: texts.identification, value: holder.identification },
        { label: texts.name, value: nameOfHolder(holder) },
        ...(hasBirth
          ? [{ label: texts.birthOn, value: formatDate(`${holder.birthOn}T12:00:00-05:00`) }]
          : []),
      ]}
    />
    <p className={styles.help}>{texts.check}</p>
  </>
)

/** Proposes what the code of a cédula says; it goes into the form when its reader has seen it and says so. */
export const CardScan = ({ hasBirth, onTake }: CardScanProps) => {
  const id = useId()
  const video = useRef<HTMLVideoElement>(null)
  const { state, open, close, readPhoto } = useCardScan(video)
  if (state.phase === 'closed')
    return (
      <div>
        <Button icon="camera" onClick={open}>
          {texts.open}
        </Button>
      </div>
    )
  const take = ({ identification, birthOn, ...names }: CardHolder) => {
    onTake({ identification, birthOn, name: nameOfHolder({ identification, birthOn, ...names }) })
    close()
  }
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {state.phase === 'found' ? texts.found : texts.title}
      </h3>
      {state.phase === 'looking' && (
        <>
          <p className={styles.help}>{texts.help}</p>
          <video
            ref={video}
            className={styles.video}
            hidden={!state.isCameraOn}
            aria-label={texts.camera}
            autoPlay
            muted
            playsInline
          />
        </>
      )}
      <div role="status" className={styles.said}>
        {state.phase === 'found' ? <Found holder={state.holder} hasBirth={hasBirth} /> : wordsOf(state)}
      </div>
      <div className={styles.acts}>
        {state.phase === 'found' ? (
          <>
            <Button kind="primary" icon="check" onClick={() => take(state.holder)}>
              {texts.take}
            </Button>
            <Button icon="reload" onClick={open}>
              {texts.again}
            </Button>
          </>
        ) : (
          <PhotoPick onPick={readPhoto} />
        )}
        <Button kind="quiet" onClick={close}>
          {texts.close}
        </Button>
      </div>
      <p className={styles.help}>{texts.stays}</p>
    </section>
  )
}
