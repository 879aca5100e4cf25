import { Fragment, type ReactNode, useState } from 'react'
import { ResponsiveModal, type ResponsiveModalProps } from './ResponsiveModal.tsx'

/** What was there last, for as long as there is nothing. */
export const useLast = <Row,>(
  row: Row | undefined,
  keyOf: (row: Row) => unknown = String,
): Row | undefined => {
  const [last, setLast] = useState(row)
  if (row !== undefined && (last === undefined || keyOf(row) !== keyOf(last))) setLast(row)
  return row ?? last
}

interface RowModalProps<Row> extends Omit<ResponsiveModalProps, 'isOpen' | 'title' | 'children'> {
  /** Undefined closes it. */
  row: Row | undefined
  title: ReactNode | ((row: Row) => ReactNode)
  /** What one row is told from another by; a row's id by itself. */
  keyOf?: (row: Row) => string
  children: (row: Row) => ReactNode
}

/** The window of one row over its list. While it closes it keeps what it showed, so that the focus goes back to where it came from. */
export const RowModal = <Row,>({ row, title, keyOf = String, children, ...window }: RowModalProps<Row>) => {
  const shown = useLast(row, keyOf)
  if (shown === undefined) return null
  return (
    <ResponsiveModal
      {...window}
      isOpen={row !== undefined}
      title={typeof title === 'function' ? title(shown) : title}
    >
      <Fragment key={keyOf(shown)}>{children(shown)}</Fragment>
    </ResponsiveModal>
  )
}
