/** Whose the roads, the official kilometres and the tolls are. */
export const roadsAttribution = '© OpenStreetMap contributors · Ministerio de Transporte, SICE-TAC · INVÍAS'
