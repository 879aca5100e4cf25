import {
  axleGap,
  axlesFrom,
  Body,
  BonnetedCab,
  CabOver,
  chassisY,
  Glass,
  Lamp,
  Lines,
  LoadBox,
  Wheels,
} from './vehicle-parts.tsx'
import {
  type ArticulatedShape,
  type LightShape,
  type RigidShape,
  type VehicleShapeName,
  vehicleShapes,
} from './vehicle-shapes.ts'

const boxX = 3
const trailerLength = { 2: 88, 3: 96 } as const

const Rigid = ({ load, boxLength, boxTop, rearAxles }: RigidShape) => {
  const cabX = boxX + boxLength + 2.5
  return (
    <>
      <path d={`M${boxX + 1} ${chassisY}H${cabX + 4}`} strokeWidth="2.6" />
      <LoadBox load={load} x={boxX} top={boxTop} length={boxLength} bottom={40} />
      <CabOver x={cabX} top={19} />
      <Wheels at={[...axlesFrom(15, rearAxles), cabX + 12]} />
    </>
  )
}

const Articulated = ({ load, tractorAxles, trailerAxles }: ArticulatedShape) => {
  const length = trailerLength[tractorAxles]
  const end = boxX + length
  const hasBonnet = tractorAxles === 3
  const rearFrom = end - (hasBonnet ? 9 + axleGap : 11)
  return (
    <>
      <path d={`M${boxX + 1} 39H${end - 2}`} strokeWidth="2.6" />
      <path d={`M${rearFrom - 7} ${chassisY + 0.5}H${end + 10}`} strokeWidth="2.6" />
      <path d={`M${end - 40} 40v7M${end - 43} 47.6h6`} />
      <LoadBox load={load} x={boxX} top={9} length={length} bottom={37.5} />
      {hasBonnet ? <BonnetedCab x={end + 4.5} /> : <CabOver x={end + 3} top={14} />}
      <Wheels
        at={[
          ...axlesFrom(13, trailerAxles),
          ...axlesFrom(rearFrom, tractorAxles - 1),
          end + (hasBonnet ? 33 : 15),
        ]}
      />
    </>
  )
}

const Light = ({ body, windows, lines, lamp: [x, y], axles }: LightShape) => (
  <>
    <Body outline={body} />
    <Glass outline={windows} />
    <Lines path={lines} />
    <Lamp x={x} y={y} />
    <Wheels at={axles} />
  </>
)

const lengthOf = (shape: RigidShape | ArticulatedShape | LightShape): number => {
  if (shape.kind === 'light') return shape.length
  if (shape.kind === 'rigid') return boxX + shape.boxLength + 27
  return boxX + trailerLength[shape.tractorAxles] + (shape.tractorAxles === 3 ? 48 : 28)
}

/** A vehicle by its axles, decorative: its name stands beside it. `heightPx` sets the one scale of all silhouettes. */
export const VehicleDrawing = ({ name, heightPx = 44 }: { name: VehicleShapeName; heightPx?: number }) => {
  const shape = vehicleShapes[name]
  const length = lengthOf(shape)
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      height={heightPx}
      width={Math.round((heightPx * length) / 46)}
      viewBox={`0 6 ${length} 46`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
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
