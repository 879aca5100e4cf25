import type { ArticulatedShape, LightShape, RigidShape } from './vehicle-shapes.ts'
import { type VehicleShapeName, vehicleShapes } from './vehicle-shapes.ts'

const groundY = 50
const wheelRadius = 5
const axleGap = 11.5
const cabLength = 22

const Wheel = ({ x }: { x: number }) => (
  <>
    <circle
      cx={x}
      cy={groundY - wheelRadius}
      r={wheelRadius}
      fill="var(--drawing-fill, var(--color-surface))"
    />
    <circle cx={x} cy={groundY - wheelRadius} r={1.2} fill="currentColor" stroke="none" />
  </>
)

const Wheels = ({ at }: { at: readonly number[] }) => at.map((x) => <Wheel key={x} x={x} />)

const axlesFrom = (start: number, count: number) =>
  Array.from({ length: count }, (_, index) => start + index * axleGap)

const Cab = ({ x, top }: { x: number; top: number }) => (
  <>
    <path d={`M${x} 42V${top}h${cabLength - 8}q2 0 2.6 1.8l3.4 11.2q2 .6 2 3V42Z`} />
    <path d={`M${x + 7} ${top + 12}v-7h6.5l2.3 7Z`} />
  </>
)

const Rigid = ({ boxLength, boxTop, rearAxles }: RigidShape) => {
  const cabX = boxLength + 6
  return (
    <>
      <rect x={3} y={boxTop} width={boxLength} height={39 - boxTop} rx={1.5} />
      <path d={`M3 42h${cabX - 3}`} />
      <Cab x={cabX} top={22} />
      <Wheels at={[...axlesFrom(14, rearAxles), cabX + 14]} />
    </>
  )
}

const Articulated = ({ tractorAxles, trailerAxles }: ArticulatedShape) => (
  <>
    <rect x={3} y={10} width={94} height={27} rx={1.5} />
    <path d="M3 40h62M74 42h32M86 37v5" />
    <Cab x={103} top={15} />
    <Wheels
      at={[...axlesFrom(12, trailerAxles), ...axlesFrom(tractorAxles === 2 ? 89 : 80, tractorAxles - 1), 117]}
    />
  </>
)

const Light = ({ body, window, axles }: LightShape) => (
  <>
    <path d={body} />
    <path d={window} />
    <Wheels at={axles} />
  </>
)

const lengthOf = (shape: RigidShape | ArticulatedShape | LightShape) =>
  shape.kind === 'light' ? shape.length : shape.kind === 'rigid' ? shape.boxLength + cabLength + 10 : 129

/** A vehicle by its axles, decorative: its name stands beside it. `heightPx` sets the one scale of all silhouettes. */
export const VehicleDrawing = ({ name, heightPx = 44 }: { name: VehicleShapeName; heightPx?: number }) => {
  const shape = vehicleShapes[name]
  const length = lengthOf(shape)
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      height={heightPx}
      width={(heightPx * length) / 46}
      viewBox={`0 6 ${length} 46`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ maxWidth: '100%' }}
    >
      {shape.kind === 'light' && <Light {...shape} />}
      {shape.kind === 'rigid' && <Rigid {...shape} />}
      {shape.kind === 'articulated' && <Articulated {...shape} />}
    </svg>
  )
}
