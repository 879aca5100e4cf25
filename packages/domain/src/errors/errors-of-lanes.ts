/** Refusals about lanes that carriers want to hear of. Part of `errors.ts`. */
export const laneRefusals = {
  'lane.alerts_most_invalid': 400,
  'lane.matches_everything': 400,
  'lane.not_found': 404,
  'lane.per_km_invalid': 400,
  'lane.reach_invalid': 400,
  'lane.too_many': 409,
  'lane.weight_invalid': 400,
} as const
