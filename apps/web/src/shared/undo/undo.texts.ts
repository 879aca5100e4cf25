export const undoTexts = { undo: 'Deshacer' } as const
