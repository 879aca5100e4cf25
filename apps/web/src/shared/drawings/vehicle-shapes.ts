/** Side views facing right, all at one scale: a long trailer is long beside a pickup. Units of the drawing's grid; the ground is y = 50. */
export type Load = 'box' | 'stakes' | 'curtain'

export interface RigidShape {
  kind: 'rigid'
  load: Load
  boxLength: number
  boxTop: number
  rearAxles: number
}

export interface ArticulatedShape {
  kind: 'articulated'
  load: Load
  tractorAxles: 2 | 3
  trailerAxles: 1 | 2 | 3
}

export interface LightShape {
  kind: 'light'
  /** The outline of a body in one piece. */
  body: string
  windows: string
  /** Doors, handles and mouldings. */
  lines: string
  lamp: readonly [x: number, y: number]
  axles: readonly [number, number]
  length: number
}

type BoxSize = readonly [length: number, top: number]

const rigid = (load: Load, [boxLength, boxTop]: BoxSize, rearAxles = 1): RigidShape => ({
  kind: 'rigid',
  load,
  boxLength,
  boxTop,
  rearAxles,
})

const articulated = (
  load: Load,
  tractorAxles: ArticulatedShape['tractorAxles'],
  trailerAxles: ArticulatedShape['trailerAxles'],
): ArticulatedShape => ({ kind: 'articulated', load, tractorAxles, trailerAxles })

const pickup: LightShape = {
  kind: 'light',
  body: 'M3 43V30.5q0-1 1-1h22.6l3.6-8.4q.9-2.1 3.2-2.1h8.8q2.2 0 3.6 1.7l7.2 8.6 7.4 1.5q3.1.7 3.1 3.8V41q0 2-2 2Z',
  windows: 'M31 29.5l2.7-6.4q.5-1.1 1.7-1.1h1.9v7.5ZM39.6 29.5V22h2.3q1.2 0 2 .9l5.4 6.6Z',
  lines: 'M28.6 29.5V43M38.4 22v18.5M41 33h3M6.5 33.5h18',
  lamp: [61.4, 34],
  axles: [15, 51],
  length: 68,
}

const carry: LightShape = {
  kind: 'light',
  body: 'M3 43V17q0-3 3-3h32.5q2.6 0 4.1 2.1l9 12.4 6.4 2.3q2 .8 2 3V41q0 2-2 2Z',
  windows:
    'M6.5 26.5V19q0-1.3 1.3-1.3h10v8.8ZM20.8 26.5v-8.8h10.4v8.8ZM34.2 26.5v-8.8h4q1.4 0 2.2 1.1l5.6 7.7Z',
  lines: 'M19.3 17.7v22.8M32.7 17.7v22.8M29 30.5h2.4M35 30.5h2.6M6.5 35h11',
  lamp: [56, 33.4],
  axles: [14, 48],
  length: 63,
}

const panelVan: LightShape = {
  kind: 'light',
  body: 'M3 43V12.5q0-3 3-3h47q3.4 0 5.4 2.7l8.9 13.4 8.2 2.9q2.5.9 2.5 3.6V41q0 2-2 2Z',
  windows: 'M53.2 24.5v-9.7q0-1.2 1.2-1.2h.8q1.6 0 2.5 1.3l6.4 9.6Z',
  lines: 'M50.6 13.6v26.9M68 28v15M53.4 29h3M6.5 34h41.5M28 14v26.5M46 25.5v3',
  lamp: [74, 31.5],
  axles: [15, 62],
  length: 81,
}

export const vehicleShapes = {
  pickup,
  carry,
  van: panelVan,
  turboVan: rigid('box', [48, 14]),
  turbo: rigid('stakes', [48, 17]),
  single: rigid('box', [64, 10]),
  double: rigid('stakes', [74, 13], 2),
  '2S1': articulated('curtain', 2, 1),
  '2S2': articulated('box', 2, 2),
  '2S3': articulated('stakes', 2, 3),
  '3S1': articulated('box', 3, 1),
  '3S2': articulated('curtain', 3, 2),
  '3S3': articulated('stakes', 3, 3),
} as const satisfies Record<string, RigidShape | ArticulatedShape | LightShape>

export type VehicleShapeName = keyof typeof vehicleShapes
