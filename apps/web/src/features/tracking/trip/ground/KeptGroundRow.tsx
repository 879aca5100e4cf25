import { api } from '@arriero/contract'
import { useRead } from '#shared/api/queries.ts'
import { formatFileSize } from '#shared/files/file-size.ts'
import { Button } from '#shared/plain/Button.tsx'
import { keptGroundTexts as texts } from './kept-ground.texts.ts'
import { useKeptGround, type KeptGround } from './use-kept-ground.ts'
import styles from './kept-ground.module.css'

const wordsOf = (kept: KeptGround, isWayKnown: boolean): string => {
  if (kept.state === 'keeping') return texts.keeping(Math.round(kept.share * 100))
  if (kept.state !== 'kept') return isWayKnown ? `${texts.notKept} ${texts.wordsKept}` : texts.notKept
  return (kept.isWhole ? texts.kept : texts.keptInPart)(formatFileSize(kept.bytes))
}

/** What this phone has of the trip's map, and the room it takes. What is read of the way stays with the trip, a few kilobytes. */
export const KeptGroundRow = ({ orderId }: { orderId: string }) => {
  const { data } = useRead(api.tracking.location, { params: { _id: orderId } })
  const { kept, keep, remove } = useKeptGround(orderId, data && data.line.length > 1 ? data.line : undefined)
  if (kept.state === 'unknown') return null
  const isMissing = kept.state === 'none' || (kept.state === 'kept' && !kept.isWhole)
  return (
    <div className={styles.row}>
      <p className={styles.words} role="status">
        {wordsOf(kept, data !== undefined)}
      </p>
      {isMissing && data && (
        <Button size="small" icon="download" onClick={() => void keep()}>
          {texts.keep}
        </Button>
      )}
      {kept.state === 'kept' && (
        <Button size="small" icon="trash" onClick={() => void remove()}>
          {texts.remove}
        </Button>
      )}
    </div>
  )
}
