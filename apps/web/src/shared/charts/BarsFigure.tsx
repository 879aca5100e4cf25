import { Bar, BarChart, CartesianGrid, Cell, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useNavigate } from 'react-router'
import type { BarsProps, Bar as OneBar } from './figures.ts'
import styles from './charts.module.css'

interface TipProps {
  active?: boolean
  payload?: readonly { payload?: unknown }[]
}

const Tip = ({ active, payload }: TipProps) => {
  const bar = payload?.[0]?.payload as OneBar | undefined
  if (!active || !bar) return null
  return (
    <div className={styles.tip}>
      <strong>{bar.title}</strong>
      {bar.words}
    </div>
  )
}

/** The drawn bars; this code is loaded when they are first seen. */
export default function BarsFigure({ bars, color, heightPx, tick }: BarsProps) {
  const navigate = useNavigate()
  /** By keyboard the same rows are reached from the table below. */
  const follow = (index: number) => {
    const to = bars[index]?.to
    if (to !== undefined) void navigate(to)
  }
  return (
    <ResponsiveContainer width="100%" height={heightPx}>
      <BarChart
        data={[...bars]}
        accessibilityLayer={false}
        margin={{ top: 8, right: 18, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke="var(--color-border)" />
        <XAxis
          dataKey="key"
          tickFormatter={(key: string) => bars.find((bar) => bar.key === key)?.label ?? ''}
          tickLine={false}
          axisLine={{ stroke: 'var(--color-border-strong)' }}
          minTickGap={14}
        />
        <YAxis width={52} tickFormatter={tick} tickLine={false} axisLine={false} allowDecimals={false} />
        <Tooltip content={<Tip />} cursor={{ fill: 'var(--color-primary-soft)' }} isAnimationActive={false} />
        <Bar
          dataKey="value"
          radius={[3, 3, 0, 0]}
          isAnimationActive={false}
          onClick={(_bar, index) => follow(index)}
        >
          {bars.map(({ key, isOpen, to }) => (
            <Cell
              key={key}
              fill={color}
              fillOpacity={isOpen ? 0.45 : 1}
              stroke={isOpen ? color : undefined}
              cursor={to === undefined ? undefined : 'pointer'}
            />
          ))}
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  )
}
