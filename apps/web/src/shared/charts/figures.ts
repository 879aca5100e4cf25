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
  /** Under the bar. */
  label: string
  value: number
  /** When it is pointed at. */
  title: string
  words: string
  /** Not over yet. */
  isOpen: boolean
}

export interface BarsProps {
  bars: readonly Bar[]
  color: string
  heightPx: number
  /** A value on the axis. */
  tick: (value: number) => string
}

export interface PieProps {
  slices: readonly Slice[]
  heightPx: number
}
