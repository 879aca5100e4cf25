import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { loadBoardList } from '@arriero/contract/es/lists/load-board'
import { useRef } from 'react'
import { isOwnAct } from '#features/orders/data/order-notices.ts'
import { liveOfferOf, whyNotEnter } from '#features/offers/my-offer.ts'
import { useRead } from '#shared/api/queries.ts'
import { formatDistance, formatShortId } from '#shared/format.ts'
import { useIsPhone } from '#shared/media.ts'
import { paths } from '#shared/paths.ts'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { SaveSearch } from '#features/saved-lanes/SaveSearch.tsx'
import { Button } from '#shared/plain/Button.tsx'
import type { Column } from '#shared/table/columns/column.ts'
import type { TableControls } from '#shared/table/filters/use-table-state.ts'
import { ListTable } from '#shared/table/ListTable.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { Segmented } from '#shared/ui/Segmented.tsx'
import { ToolButton } from '#shared/ui/ToolButton.tsx'
import type { WindowAddress } from '#shared/use-modal-address.ts'
import { useNow } from '#shared/use-now.ts'
import { enterpriseTexts } from '../enterprise.texts.ts'
import { openCells, TakeButton } from '../open-cells.tsx'
import { BoardFilters, boardFilterKeys } from './BoardFilters.tsx'
import type { BoardRow } from './board-row.ts'
import { BoardNotes } from './BoardNotes.tsx'
import { boardTexts as texts } from './board.texts.ts'
import { BoardMap } from './map/BoardMap.tsx'
import { useBoardView } from './map/use-board-view.ts'
import { usePickedRow } from './map/use-picked-row.ts'
import { useBoardKeys } from './use-board-keys.ts'
import { useMarks, type Marks } from './use-marks.ts'
import styles from './board.module.css'
import mapStyles from './map/board-map.module.css'

const Acts = ({ order, address, marks }: { order: BoardRow; address: WindowAddress; marks: Marks }) => {
  const code = formatShortId(order._id)
  const of = (act: string) => enterpriseTexts.of(act, code)
  const { mark } = order.board
  const [keep, hide] = [
    mark === 'kept' ? texts.kept : texts.keep,
    mark === 'hidden' ? texts.shown : texts.hide,
  ]
  return (
    <div className={styles.acts}>
      <TakeButton order={order} address={address} />
      <ToolButton
        icon="bookmark"
        label={keep}
        aria-label={of(keep)}
        aria-pressed={mark === 'kept'}
        onClick={() => marks.keep(order)}
      />
      <ToolButton
        icon={mark === 'hidden' ? 'rotate' : 'ban'}
        label={hide}
        aria-label={of(hide)}
        onClick={() => marks.hide(order)}
      />
    </div>
  )
}

const actsColumn = (address: WindowAddress, marks: Marks): Column<BoardRow> => ({
  key: 'take',
  title: texts.act,
  widthPx: 160,
  card: 'action',
  isFixed: true,
  render: (order) => <Acts order={order} address={address} marks={marks} />,
})

interface ViewSwitchProps {
  isMap: boolean
  isPhone: boolean
  onChange: (isMap: boolean) => void
}

/** Beside the list on a desk; in its place on a phone. */
const ViewSwitch = ({ isMap, isPhone, onChange }: ViewSwitchProps) =>
  isPhone ? (
    <Segmented
      label={texts.map.views}
      options={[
        { value: 'list', label: texts.map.list },
        { value: 'map', label: texts.map.map },
      ]}
      value={isMap ? 'map' : 'list'}
      onChange={(view) => onChange(view === 'map')}
      isBlock
    />
  ) : (
    <Button icon="map" aria-pressed={isMap} onClick={() => onChange(!isMap)}>
      {isMap ? texts.map.hide : texts.map.show}
    </Button>
  )

type BoardReply = ReplyOf<typeof api.loadBoard.loads>

/** There is something, but none of one's own trucks carries it, or there is none to carry it. */
const NothingFits = ({ controls, reply }: { controls: TableControls; reply: BoardReply | undefined }) => {
  const hasNone = reply?.trucks === 0
  const [title, text] = hasNone ? texts.noneToFit : texts.nothingFits
  return (
    <EmptyState
      drawing="box"
      title={title}
      text={text}
      action={
        <div className={styles.acts}>
          {hasNone && (
            <LinkButton to={paths.newVehicle} icon="plus" isFresh>
              {texts.newVehicle}
            </LinkButton>
          )}
          <Button onClick={() => controls.filter('shows', ['all'])}>{texts.shows.all}</Button>
        </div>
      }
    />
  )
}

/** What a load back spares is said of loads back alone; at a desk it takes the room of the client, whom the detail tells. */
const useColumns = (
  columns: readonly Column<BoardRow>[],
  { isReturn, isPhone }: { isReturn: boolean; isPhone: boolean },
): Column<BoardRow>[] => {
  const types = useRead(api.catalogues.vehicleTypes, {}, { staleTimeMs: Infinity })
  const filters = (types.data?.[0]?.children ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const left = isReturn ? !isPhone && 'client' : 'sparedKm'
  // The types of vehicle are the house's own: they are no words of the list.
  return columns
    .filter(({ key }) => key !== left)
    .map((column) => (column.key === 'typeVehicle' ? { ...column, filters } : column))
}

const noRows: readonly BoardRow[] = []

/** The name alone: a picture would leave no room for it. How far one drives empty tells its measure. */
const boardCells = (state: { now: number; isPhone: boolean }) => {
  const { client: _, ...cells } = openCells(loadBoardList.columns.earnings.missing, state)
  const emptyKm = ({ board }: BoardRow) =>
    board.emptyKm === null ? loadBoardList.columns.emptyKm.missing : formatDistance(board.emptyKm)
  const { missing: noBase } = loadBoardList.columns.sparedKm
  const sparedKm = ({ board }: BoardRow) =>
    board.sparedKm === null ? noBase : formatDistance(board.sparedKm)
  return { ...cells, emptyKm, sparedKm }
}

/** What the map takes the room of is told by it, and by the detail: what one earns stays in sight. */
const besideMap: ReadonlySet<string> = new Set([
  'client',
  'typeVehicle',
  'fit',
  'emptyKm',
  'sparedKm',
  'perKm',
])
const idBesideMapPx = 72

const columnsBesideMap = (columns: readonly Column<BoardRow>[]): Column<BoardRow>[] =>
  columns
    .filter(({ key }) => !besideMap.has(key))
    .map((column) => (column.key === 'id' ? { ...column, widthPx: idBesideMapPx } : column))

interface LoadBoardProps {
  address: WindowAddress
  changed: ReadonlySet<string>
}

/** What waits for a carrier, weighed by one's own trucks. docs/decisions/0058. */
export const LoadBoard = ({ address, changed }: LoadBoardProps) => {
  const isPhone = useIsPhone()
  const now = useNow()
  const list = useListTable(loadBoardList, { cells: boardCells({ now, isPhone }) })
  const marks = useMarks()
  const box = useRef<HTMLDivElement>(null)
  useBoardKeys(box, {
    rows: list.table.rows,
    address,
    marks,
    isEnterable: (row) => !whyNotEnter(row) || liveOfferOf(row, now) !== undefined,
  })
  const { controls } = list.table
  const columns = useColumns(list.table.columns, {
    isReturn: controls.state.filters['returnOf'] !== undefined,
    isPhone,
  })
  const unfit = list.reply?.leftOut.unfit ?? 0
  const [isMap, showMap] = useBoardView()
  const rows = list.table.rows ?? noRows
  const picked = usePickedRow(box, rows)
  const view = <ViewSwitch isMap={isMap} isPhone={isPhone} onChange={showMap} />
  const table = (
    <ListTable<BoardRow>
      drawing="box"
      pickedKey={isMap ? picked.pickedId : undefined}
      isBeside={isMap}
      list={list}
      columns={isMap ? columnsBesideMap(columns) : columns}
      act={actsColumn(address, marks)}
      onOpen={({ _id }) => address.open(_id)}
      more={{
        keys: boardFilterKeys,
        filters: <BoardFilters controls={controls} asked={list.reply?.asked} />,
      }}
      tools={
        <>
          <SaveSearch controls={controls} />
          {!isPhone && view}
        </>
      }
      changedKeys={changed}
      {...(isPhone ? {} : { note: texts.keys })}
      newRows={{ words: enterpriseTexts.available.newRows, isOwn: isOwnAct }}
      {...(unfit > 0 && { empty: <NothingFits controls={controls} reply={list.reply} /> })}
    />
  )
  return (
    <div className={styles.board}>
      <BoardNotes reply={list.reply} controls={controls} marks={marks} />
      {isPhone && view}
      <div className={isMap ? mapStyles.columns : undefined}>
        {!(isMap && isPhone) && (
          <div ref={box} {...picked.listeners}>
            {table}
          </div>
        )}
        {isMap && (
          <div className={mapStyles.side}>
            <BoardMap
              rows={rows}
              pickedId={picked.pickedId}
              onPick={picked.fromMap}
              onOpen={(id) => address.open(id)}
            />
          </div>
        )}
      </div>
    </div>
  )
}
