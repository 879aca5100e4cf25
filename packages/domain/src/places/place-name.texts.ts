/** Its own department: it is named once, by the name the law gives it. */
export const capitalName = 'Bogotá D.C.'
