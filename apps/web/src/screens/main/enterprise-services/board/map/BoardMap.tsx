import { api } from '@arriero/contract'
import { routeText } from '@arriero/contract/es/lists/shared'
import { Suspense, useCallback, useState } from 'react'
import { useRead } from '#shared/api/queries.ts'
import { formatDateTime, formatMoney } from '#shared/format.ts'
import { lazyPart } from '#shared/line/lazy-part.ts'
import { useMapStyle } from '#shared/map/use-map-style.ts'
import { useIsPhone } from '#shared/media.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Skeleton } from '#shared/plain/states/Skeleton.tsx'
import { useDebounced } from '#shared/use-debounced.ts'
import type { BoardRow } from '../board-row.ts'
import { boardTexts } from '../board.texts.ts'
import type { BoardMapProps } from './board-map-props.ts'
import styles from './board-map.module.css'

const { map: texts } = boardTexts

const BoardCanvas = lazyPart(async () => ({ default: (await import('./BoardCanvas.tsx')).BoardCanvas }))

/** Read of the picked one alone, once the hand rests on it. */
const usePickedWay = (pickedId: string | undefined): BoardMapProps['way'] => {
  const settled = useDebounced(pickedId)
  const { data } = useRead(
    api.tracking.location,
    { params: { _id: settled ?? '' } },
    { enabled: settled !== undefined && settled === pickedId },
  )
  return data && settled === pickedId
    ? { route: data.line, passes: data.passes, distanceKm: data.distanceKm }
    : undefined
}

interface BoardMapPlaceProps {
  rows: readonly BoardRow[]
  pickedId: string | undefined
  onPick: (id: string) => void
  onOpen: (id: string) => void
}

const Hint = () => <span>{useIsPhone() ? texts.hintOfPhone : texts.hint}</span>

const Picked = ({ row, onOpen }: { row: BoardRow | undefined; onOpen: (id: string) => void }) =>
  row ? (
    <>
      <span>
        <strong>{routeText({ origin: row.origin.name, destination: row.destination.name })}</strong>
        {' · '}
        {formatDateTime(row.reservationDate)}
        {row.earnings !== null && ` · ${texts.earns(formatMoney(row.earnings))}`}
      </span>
      <Button kind="quiet" onClick={() => onOpen(row._id)}>
        {boardTexts.detail}
      </Button>
    </>
  ) : (
    <Hint />
  )

/** The loads of the page on the map; its code loads when this is first shown. */
export const BoardMap = ({ rows, pickedId, onPick, onOpen }: BoardMapPlaceProps) => {
  const styleUrl = useMapStyle()
  const way = usePickedWay(pickedId)
  const [hasFailed, setFailed] = useState(false)
  const onFail = useCallback(() => setFailed(true), [])
  if (hasFailed)
    return (
      <p className={styles.failed} role="status">
        {texts.failed}
      </p>
    )
  return (
    <figure className={styles.figure} aria-label={texts.label}>
      <div className={styles.frame}>
        <Suspense fallback={<Skeleton shape="map" />}>
          <BoardCanvas {...{ rows, pickedId, way, styleUrl, onPick, onFail }} />
        </Suspense>
      </div>
      <figcaption className={styles.caption} aria-live="polite">
        <Picked row={rows.find(({ _id }) => _id === pickedId)} onOpen={onOpen} />
      </figcaption>
    </figure>
  )
}
