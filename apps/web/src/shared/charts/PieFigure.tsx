import { Cell, Pie, PieChart, ResponsiveContainer, Tooltip } from 'recharts'
import { formatNumber } from '#shared/format.ts'
import type { PieProps, Slice } from './figures.ts'
import styles from './charts.module.css'

interface TipProps {
  active?: boolean
  payload?: readonly { payload?: unknown }[]
}

const Tip = ({ active, payload }: TipProps) => {
  const slice = payload?.[0]?.payload as Slice | undefined
  if (!active || !slice) return null
  return (
    <div className={styles.tip}>
      <strong>{slice.label}</strong>
      {formatNumber(slice.count)}
    </div>
  )
}

const Stripes = ({ id, color }: { id: string; color: string }) => (
  <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="8" height="8" fill={color} />
    <line x1="0" y1="0" x2="0" y2="8" stroke="var(--color-surface)" strokeWidth="3" />
  </pattern>
)

/** The drawn pie; this code is loaded when it is first seen. */
export default function PieFigure({ slices, heightPx }: PieProps) {
  const struck = slices.filter(({ isStruck }) => isStruck)
  return (
    <ResponsiveContainer width="100%" height={heightPx}>
      <PieChart accessibilityLayer={false}>
        <defs>
          {struck.map(({ key, color }) => (
            <Stripes key={key} id={`struck-${key}`} color={color} />
          ))}
        </defs>
        <Pie
          data={[...slices]}
          dataKey="count"
          nameKey="label"
          innerRadius="52%"
          outerRadius="96%"
          startAngle={90}
          endAngle={-270}
          stroke="var(--color-surface)"
          strokeWidth={2}
          isAnimationActive={false}
          // Read in words beside it: nothing of the drawing takes the focus.
          rootTabIndex={-1}
        >
          {slices.map(({ key, color, isStruck }) => (
            <Cell key={key} fill={isStruck ? `url(#struck-${key})` : color} />
          ))}
        </Pie>
        <Tooltip content={<Tip />} isAnimationActive={false} />
      </PieChart>
    </ResponsiveContainer>
  )
}
