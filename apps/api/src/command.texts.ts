/** What the operator's commands say. */
import type { Moved } from '#providers/storage/storage.ts'

const counted = ({ moved, bytes }: Moved) =>
  `${moved} ${moved === 1 ? 'archivo' : 'archivos'}, ${(bytes / 1e6).toLocaleString('es-CO', { maximumFractionDigits: 1 })} MB`

export const commandTexts = {
  usage: [
    'Órdenes:',
    '  npm run -s arriero -- llaves           muestra las llaves de esta instalación en una línea, para ARRIERO_KEYS',
    '  npm run -s arriero -- cambiar-sello    cambia la llave que sella los segundos factores; con ARRIERO_KEYS muestra la línea nueva',
    '  npm run -s arriero -- mover-archivos   lleva los archivos de ARRIERO_DATA al depósito S3 de FILES_S3_URL',
    '  npm run -s arriero -- restaurar --verificar <carpeta>   restaura ahí la última copia de pgBackRest, la revisa y la quita',
  ].join('\n'),
  sealExchanged:
    'Lista la llave nueva en seal-key.json, junto a la anterior. Reinicie los nodos: al iniciar sellan de nuevo lo que había.',
  noStore: 'Falta el depósito: defina FILES_S3_URL, FILES_S3_KEY y FILES_S3_SECRET.',
  moving: (so: Moved) => `Van ${counted(so)}…`,
  moved: (so: Moved) =>
    so.moved === 0
      ? 'No había archivos por mover.'
      : `Listo: ${counted(so)} en el depósito, comprobados uno a uno. Reinicie los nodos para que dejen de leer la carpeta.`,
  restoring: 'Restaurando la copia en una carpeta aparte…',
  unsound: 'Con esta copia no se podría seguir: revise lo de arriba.',
  failed: (reason: string) => `No se pudo terminar: ${reason}`,
}
