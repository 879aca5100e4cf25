/** Side views facing right, all at one scale: a long trailer is long beside a pickup. Units of the drawing's grid. */
export interface RigidShape {
  kind: 'rigid'
  boxLength: number
  boxTop: number
  rearAxles: number
}

export interface ArticulatedShape {
  kind: 'articulated'
  tractorAxles: 2 | 3
  trailerAxles: 1 | 2 | 3
}

export interface LightShape {
  kind: 'light'
  /** The outline of a body in one piece, standing on y = 42. */
  body: string
  window: string
  axles: readonly [number, number]
  length: number
}

const rigid = (boxLength: number, boxTop: number, rearAxles: number): RigidShape => ({
  kind: 'rigid',
  boxLength,
  boxTop,
  rearAxles,
})

const articulated = (
  tractorAxles: ArticulatedShape['tractorAxles'],
  trailerAxles: ArticulatedShape['trailerAxles'],
): ArticulatedShape => ({ kind: 'articulated', tractorAxles, trailerAxles })

export const vehicleShapes = {
  pickup: {
    kind: 'light',
    body: 'M3 42V30h24l3-10h13l7 10 8 2v10Z',
    window: 'M33 29.5l2-6h6.5l4.5 6Z',
    axles: [14, 47],
    length: 60,
  },
  carry: {
    kind: 'light',
    body: 'M3 42V18q0-2 2-2h38q2 0 3 1.5l7 12 5 2.5v10Z',
    window: 'M36 29.5v-8.5h7l5 8.5Z',
    axles: [14, 47],
    length: 60,
  },
  van: rigid(34, 19, 1),
  turbo: rigid(44, 16, 1),
  single: rigid(58, 12, 1),
  double: rigid(66, 12, 2),
  '2S1': articulated(2, 1),
  '2S2': articulated(2, 2),
  '2S3': articulated(2, 3),
  '3S1': articulated(3, 1),
  '3S2': articulated(3, 2),
  '3S3': articulated(3, 3),
} as const satisfies Record<string, RigidShape | ArticulatedShape | LightShape>

export type VehicleShapeName = keyof typeof vehicleShapes
