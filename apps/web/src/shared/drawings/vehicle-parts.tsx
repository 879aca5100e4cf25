/** What trucks are put together from. Stroke and tyres take the text's colour; fills are variables, so that a dark ground may set its own. */
import type { Load } from './vehicle-shapes.ts'

const groundY = 50
const wheelRadius = 5.2
export const axleGap = 11.8
export const chassisY = 42

const fills = {
  body: 'var(--drawing-fill, var(--color-surface))',
  load: 'var(--drawing-load, var(--color-primary-soft))',
  glass: 'var(--drawing-glass, var(--color-map-water))',
  lamp: 'var(--color-accent)',
} as const

const Wheel = ({ x }: { x: number }) => (
  <>
    <circle
      cx={x}
      cy={groundY - wheelRadius}
      r={wheelRadius}
      fill="currentColor"
      stroke={fills.body}
      strokeWidth="1.4"
    />
    <circle cx={x} cy={groundY - wheelRadius} r={2.3} fill={fills.body} stroke="none" />
    <circle cx={x} cy={groundY - wheelRadius} r={0.8} fill="currentColor" stroke="none" />
  </>
)

export const Wheels = ({ at }: { at: readonly number[] }) => at.map((x) => <Wheel key={x} x={x} />)

export const axlesFrom = (start: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => start + index * axleGap)

export const Body = ({ outline }: { outline: string }) => <path d={outline} fill={fills.body} />

export const Glass = ({ outline }: { outline: string }) => (
  <path d={outline} fill={fills.glass} strokeWidth="1.1" />
)

/** Doors and mouldings, lighter than the outline. */
export const Lines = ({ path }: { path: string }) => (
  <path d={path} strokeWidth="1.1" opacity="0.55" fill="none" />
)

export const Lamp = ({ x, y }: { x: number; y: number }) => (
  <rect x={x} y={y} width={3} height={3.6} rx={1.2} fill={fills.lamp} strokeWidth="1" />
)

/** Cab over the engine: city trucks and the two-axle tractors. */
export const CabOver = ({ x, top }: { x: number; top: number }) => (
  <>
    <path
      d={`M${x} 44V${top + 3}q0-3 3-3h11q3 0 3.9 2.9l3.3 11.3q.8 2.4.8 5V42q0 2-2 2Z`}
      fill={fills.body}
    />
    <Glass outline={`M${x + 7.6} ${top + 14}v-8.6q0-1.4 1.4-1.4h4.2q1.5 0 1.9 1.5l2.4 8.5Z`} />
    <Lines path={`M${x + 5.4} ${top + 4}V41M${x + 8} ${top + 18}h3M${x + 20.2} ${top + 9}h2.6v5`} />
    <Lamp x={x + 18.6} y={36.5} />
  </>
)

/** A bonnet before the cab, a sleeper behind it, an exhaust that stands up: the road tractor. */
export const BonnetedCab = ({ x }: { x: number }) => (
  <>
    <path d={`M${x - 1.6} 38V9.5`} strokeWidth="2.6" />
    <path
      d={`M${x + 1} 44V14q0-2.6 2.6-2.6h9.6q2 0 3.6 1.2l4.2 3q1.3 1 1.8 2.4l2.6 7.3 11 1.6q2.9.5 2.9 3.4V42q0 2-2 2Z`}
      fill={fills.body}
    />
    <Glass outline={`M${x + 13.6} 25.6v-7.8q0-1 1-1h2.9q1.6 0 2.1 1.5l2.5 7.3Z`} />
    <Lines
      path={`M${x + 11.4} 13v28M${x + 24.6} 27v13M${x + 14} 29.5h3M${x + 4.5} 17h4v5h-4ZM${x + 28} 30.5h7`}
    />
    <rect x={x + 5} y={39} width={13} height={6.4} rx={2.4} fill={fills.body} />
    <Lamp x={x + 36} y={33.6} />
  </>
)

interface LoadBoxProps {
  load: Load
  x: number
  top: number
  length: number
  bottom: number
}

const ribs = (x: number, length: number, gap: number): number[] => {
  const count = Math.max(1, Math.round(length / gap))
  return Array.from({ length: count - 1 }, (_, index) => x + ((index + 1) * length) / count)
}

/** A closed box with ribs, an open one of stakes, or curtains. */
export const LoadBox = ({ load, x, top, length, bottom }: LoadBoxProps) => {
  const height = bottom - top
  const isOpen = load === 'stakes'
  const at = ribs(x, length, load === 'curtain' ? 11 : 8)
  const uprights = at.map((rib) => `M${rib.toFixed(1)} ${top + (isOpen ? 0 : 2.5)}V${bottom - 0.5}`).join('')
  const slats = [0.3, 0.62].map((share) => `M${x} ${(top + height * share).toFixed(1)}h${length}`).join('')
  const straps = at.map((rib) => `M${rib.toFixed(1)} ${bottom - 4.5}v4`).join('')
  return (
    <>
      <rect x={x} y={top} width={length} height={height} rx={1.6} fill={fills.load} />
      {load === 'box' && <Lines path={uprights} />}
      {load === 'stakes' && <Lines path={uprights + slats} />}
      {load === 'curtain' && (
        <Lines path={`M${x} ${top + 4.5}h${length}M${x} ${bottom - 4.5}h${length}${straps}`} />
      )}
    </>
  )
}
