/** People registered in this window: their rows never wait to be shown. */
const ids = new Set<string>()

export const keepOwnRow = (id: string): void => void ids.add(id)
export const isOwnRow = (id: string): boolean => ids.has(id)
