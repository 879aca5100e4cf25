const most = 3

const listed = (words: readonly string[]): string => {
  const shown = words.slice(0, most)
  const left = words.length - shown.length
  const all = left > 0 ? [...shown, `${left} más`] : shown
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} y ${all.at(-1)}` : (all[0] ?? '')
}

export const unsavedTexts = {
  title: '¿Descartar los cambios?',
  lost: (words: readonly string[]) =>
    `Se perderá lo que no ha guardado: ${listed(words.filter(Boolean)) || 'lo que escribió'}.`,
  stay: 'Seguir editando',
  discard: 'Descartar',
} as const
