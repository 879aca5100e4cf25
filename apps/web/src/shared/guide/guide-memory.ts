/** A finished guide stays finished on this browser and costs no more reads. */
const keyOf = (userId: string) => `arriero.guide.${userId}`

export const isGuideDone = (userId: string): boolean => localStorage.getItem(keyOf(userId)) === 'done'
export const rememberGuideDone = (userId: string): void => localStorage.setItem(keyOf(userId), 'done')
