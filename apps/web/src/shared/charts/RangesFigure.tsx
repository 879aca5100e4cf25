import type { Range, RangesProps } from './figures.ts'
import { placeOn, scaleOf, type Scale } from './scale.ts'
import styles from './RangesFigure.module.css'

/** Its note stands inside of the figure on either half. */
const Column = ({ range, scale, isLate }: { range: Range; scale: Scale; isLate: boolean }) => {
  const low = placeOn(scale, range.low)
  return (
    <div className={styles.column}>
      <span
        className={styles.half}
        style={{ bottom: `${low}%`, height: `${placeOn(scale, range.high) - low}%` }}
      />
      <span className={styles.middle} style={{ bottom: `${placeOn(scale, range.middle)}%` }} />
      <span className={styles.tip} data-late={isLate || undefined}>
        <strong>{range.title}</strong>
        {range.words}
      </span>
    </div>
  )
}

/**
 * One bar for each span of time over where the middle half lies, with a line at the middle value. Boxes and no drawing: its words
 * keep their size at every width, without measuring. This code is loaded when it is first seen.
 */
export default function RangesFigure({ ranges, color, heightPx, tick }: RangesProps) {
  const scale = scaleOf(ranges.flatMap(({ low, high }) => [low, high]))
  return (
    <div className={styles.figure} style={{ color }}>
      <div className={styles.axis} style={{ height: heightPx }}>
        {scale.ticks.map((value) => (
          <span key={value} style={{ bottom: `${placeOn(scale, value)}%` }}>
            {tick(value)}
          </span>
        ))}
      </div>
      <div className={styles.plot} style={{ height: heightPx }}>
        {scale.ticks.map((value) => (
          <i key={value} className={styles.line} style={{ bottom: `${placeOn(scale, value)}%` }} />
        ))}
        {ranges.map((range, index) => (
          <Column key={range.key} range={range} scale={scale} isLate={index * 2 >= ranges.length} />
        ))}
      </div>
      <div className={styles.labels}>
        {ranges.map(({ key, label }) => (
          <span key={key}>{label}</span>
        ))}
      </div>
    </div>
  )
}
