/** What the charts draw, apart from how. */
export interface Slice {
  key: string
  label: string
  count: number
  /** A CSS colour. */
  color: string
  /** Drawn with lines through it, so that it is not told by its grey alone. */
  isStruck: boolean
}

export interface Bar {
  key: string
  /** Stands under the bar. */
  label: string
  value: number
  /** Heads the note shown while the bar is pointed at. */
  title: string
  words: string
  /** Its span of time is not over yet, so it is drawn paler. */
  isOpen: boolean
  /** The address of the rows that it counts. */
  to?: string
}

export interface BarsProps {
  bars: readonly Bar[]
  color: string
  heightPx: number
  /** Writes a value on the axis. */
  tick: (value: number) => string
}

export interface PieProps {
  slices: readonly Slice[]
  heightPx: number
}

/** Where the middle half of what happened in a span of time lies, and its middle value. */
export interface Range {
  key: string
  /** Stands under it, in as many lines as it has. */
  label: string
  low: number
  middle: number
  high: number
  /** Heads the note shown while it is pointed at. */
  title: string
  words: string
}

export interface RangesProps {
  ranges: readonly Range[]
  /** A CSS colour. */
  color: string
  heightPx: number
  /** Writes a value on the axis. */
  tick: (value: number) => string
}
