/** What an operator reads of a backup that was looked at. */
import { isWhole } from './archive.ts'
import type { Checked } from './check.ts'

const shownMost = 10
const some = (names: readonly string[]) =>
  names.slice(0, shownMost).join(', ') +
  (names.length > shownMost ? ` y ${names.length - shownMost} más` : '')

const archivedLine = ({ replayed }: Checked): string[] =>
  replayed === undefined
    ? []
    : [
        `  Lo archivado            ${isWhole(replayed) ? 'todo' : `NO todo: se leyó hasta ${replayed.replayedTo} y el archivo llega hasta ${replayed.archivedTo}; falta un tramo`}`,
      ]

export const backupTexts = {
  usage: [
    'restaurar --verificar <carpeta vacía>   restaura ahí la última copia de pgBackRest, la revisa y la quita',
    '  --hasta "2026-11-27 10:00:00-05"   tal como estaba en ese momento',
    '  --configuracion <archivo>   el de pgBackRest, si no está en su lugar   --cadena arriero   su stanza',
    '  --usuario postgres   quién corre PostgreSQL cuando lo pide root',
    'Para volver de verdad a un momento anterior: deploy/README.md, "Restore to a moment".',
  ].join('\n'),
  notEmpty: (folder: string) => `La carpeta ${folder} no está vacía; nombre una que lo esté.`,
  restored: (checked: Checked, tookMs: number) =>
    [
      `Restaurada y revisada en ${Math.round(tookMs / 1000)} s.`,
      `  Esquema                 ${checked.isMigrated ? 'el de esta versión' : 'NO es el de esta versión'}`,
      `  Lo último de un servicio ${checked.lastAt?.toISOString() ?? 'ninguno'}`,
      `  Personas ${checked.counts.users}, servicios ${checked.counts.orders}, pagos intentados ${checked.counts.payment_attempts}, asientos ${checked.counts.journal_entries}`,
      ...archivedLine(checked),
      `  Libro                   ${checked.unbalanced.length === 0 ? 'suma cero' : `NO suma cero: ${some(checked.unbalanced)}`}`,
      `  Archivos                ${checked.files.whole} completos de ${checked.files.whole + checked.files.missing.length + checked.files.changed.length}`,
      ...(checked.files.missing.length > 0 ? [`    faltan: ${some(checked.files.missing)}`] : []),
      ...(checked.files.changed.length > 0 ? [`    cambiados: ${some(checked.files.changed)}`] : []),
    ].join('\n'),
}
