import { createContext, type ReactNode, useContext, useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIsPhone } from '#shared/media.ts'
import { Button } from '#shared/plain/Button.tsx'
import toolStyles from '../DataTable.module.css'
import styles from './MoreFilters.module.css'
import { tableTexts } from '../table.texts.ts'
import type { TableControls } from './use-table-state.ts'

interface MoreFiltersProps {
  controls: TableControls
  /** The filters of the address that are set inside; the button says how many are. */
  keys: readonly string[]
  children: ReactNode
}

/** Where a phone's sheet of filters takes in those that belong to no column. */
interface SheetOfFilters {
  /** Null while the sheet is closed. */
  place: HTMLElement | null
  setPlace: (place: HTMLElement | null) => void
  /** How many of them narrow the list; undefined: the list has none. */
  count: number | undefined
  setCount: (count: number | undefined) => void
}

const nowhere: SheetOfFilters = {
  place: null,
  setPlace: () => undefined,
  count: undefined,
  setCount: () => undefined,
}
const Sheet = createContext(nowhere)
export const useSheetOfFilters = (): SheetOfFilters => useContext(Sheet)

/** Stands around the tools of a list and its sheet of filters. */
export const SheetOfFiltersRoom = ({ children }: { children: ReactNode }) => {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [count, setCount] = useState<number>()
  return <Sheet value={{ place, setPlace, count, setCount }}>{children}</Sheet>
}

const countOf = ({ controls, keys }: Pick<MoreFiltersProps, 'controls' | 'keys'>): number =>
  keys.filter((key) => (controls.state.filters[key] ?? []).length > 0).length

/** Filters that belong to no column. On a phone they stand with the others in one sheet. */
export const MoreFilters = (props: MoreFiltersProps) =>
  useIsPhone() ? <InSheet {...props} /> : <InRow {...props} />

const InSheet = ({ children, ...of }: MoreFiltersProps) => {
  const { place, setCount } = useSheetOfFilters()
  const count = countOf(of)
  useEffect(() => {
    setCount(count)
    return () => setCount(undefined)
  }, [count, setCount])
  return place && createPortal(<div className={styles.more}>{children}</div>, place)
}

/** A row of their own, opened by a button, open while one of them narrows the list. */
const InRow = ({ children, ...of }: MoreFiltersProps) => {
  const count = countOf(of)
  const [isOpen, setOpen] = useState(count > 0)
  const id = useId()
  return (
    <>
      <Button
        icon="filter"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={tableTexts.moreFilters(count)}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={toolStyles.word}>{tableTexts.moreFilters(count)}</span>
      </Button>
      <div id={id} className={styles.more} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  )
}
