import { useState, type RefObject, type SyntheticEvent } from 'react'
import type { BoardRow } from '../board-row.ts'

const linesIn = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('tr[data-opens]')]

/** The load that list and map mean at the moment: that under the hand or the focus, or whose pin was pressed. */
export const usePickedRow = (box: RefObject<HTMLElement | null>, rows: readonly BoardRow[]) => {
  const [pickedId, setPicked] = useState<string>()
  const fromList = ({ target, currentTarget }: SyntheticEvent<HTMLElement>) => {
    if (!(target instanceof Element)) return
    const line = target.closest<HTMLElement>('tr[data-opens]')
    const id = line ? rows[linesIn(currentTarget).indexOf(line)]?._id : undefined
    if (id !== undefined) setPicked(id)
  }
  const fromMap = (id: string) => {
    setPicked(id)
    const at = rows.findIndex(({ _id }) => _id === id)
    if (box.current) linesIn(box.current)[at]?.scrollIntoView({ block: 'nearest' })
  }
  // What is on another page, or was taken meanwhile, is meant no more.
  const isThere = rows.some(({ _id }) => _id === pickedId)
  return {
    pickedId: isThere ? pickedId : undefined,
    fromMap,
    listeners: { onPointerOver: fromList, onFocus: fromList },
  }
}
