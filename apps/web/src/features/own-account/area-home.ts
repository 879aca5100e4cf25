/** The first page of the area one is in, as that area calls it. */
export type AreaHome = { path: string; title: string }
