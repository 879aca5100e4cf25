import type { RefObject } from 'react'
import { useRowKeys } from '#shared/table/rows/use-row-keys.ts'
import type { WindowAddress } from '#shared/use-modal-address.ts'
import type { BoardRow } from './board-row.ts'
import type { Marks } from './use-marks.ts'

interface Board {
  rows: readonly BoardRow[] | undefined
  address: WindowAddress
  marks: Marks
  isEnterable: (row: BoardRow) => boolean
}

/** What is done with the load that has the focus, without a mouse. */
export const useBoardKeys = (box: RefObject<HTMLElement | null>, board: Board): void =>
  useRowKeys<BoardRow>(box, board.rows, {
    o: (row) => board.isEnterable(row) && board.address.open(row._id, 'tomar'),
    g: (row) => board.marks.keep(row),
    h: (row) => board.marks.hide(row),
  })
