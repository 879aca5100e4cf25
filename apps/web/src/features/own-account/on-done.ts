/** Tells the person that it is done, in the way of his bundle. */
export type OnDone = (text: string) => void
