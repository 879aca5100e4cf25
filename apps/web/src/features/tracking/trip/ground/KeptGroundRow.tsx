import { api } from '@arriero/contract'
import { useEffect } from 'react'
import { useRead } from '#shared/api/queries.ts'
import { formatFileSize } from '#shared/files/file-size.ts'
import { useMapStyle } from '#shared/map/use-map-style.ts'
import { Button } from '#shared/plain/Button.tsx'
import { keepGround, removeGround, useGround, wantGround, type KeptGround } from './ground-keeper.ts'
import { keptGroundTexts as texts } from './kept-ground.texts.ts'
import styles from './kept-ground.module.css'

const wordsOf = (kept: KeptGround, isWayKnown: boolean): string => {
  if (kept.state === 'keeping') return texts.keeping(Math.round(kept.share * 100))
  if (kept.state !== 'kept') return isWayKnown ? `${texts.notKept} ${texts.wordsKept}` : texts.notKept
  return (kept.isWhole ? texts.kept : texts.keptInPart)(formatFileSize(kept.bytes))
}

/** What this phone has of the trip's map, and the room it takes. What is read of the way stays with the trip, a few kilobytes. */
export const KeptGroundRow = ({ orderId }: { orderId: string }) => {
  const { data } = useRead(api.tracking.location, { params: { _id: orderId } })
  const kept = useGround(orderId)
  // Of an operator's own ground nothing is kept, and nothing promised.
  const isForeign = useMapStyle() !== undefined
  const hasWay = data !== undefined && data.line.length > 1
  useEffect(() => {
    if (hasWay) void wantGround(orderId)
  }, [hasWay, orderId])
  if (kept.state === 'unknown' || isForeign) return null
  const isMissing = kept.state === 'none' || (kept.state === 'kept' && !kept.isWhole && !kept.isFull)
  return (
    <div className={styles.row}>
      <p className={styles.words} role="status">
        {wordsOf(kept, data !== undefined)}
      </p>
      {isMissing && hasWay && (
        <Button icon="download" onClick={() => void keepGround(orderId)}>
          {texts.keep}
        </Button>
      )}
      {kept.state === 'kept' && (
        <Button icon="trash" onClick={() => void removeGround(orderId)}>
          {texts.remove}
        </Button>
      )}
    </div>
  )
}
