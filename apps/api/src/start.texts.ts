/** What the console says. */
import type { Login } from '#world/demo.ts'

const wide = (text: string, width: number) => text.padEnd(width)

export const startTexts = {
  ready: (url: string, logins: readonly Login[]) =>
    [
      '',
      `Arriero está listo en ${url}`,
      ...(logins.length > 0
        ? [
            '',
            'Mundo de demostración. Contraseña de todos: ' + (logins[0]?.password ?? ''),
            ...logins.map(({ role, email }) => `  ${wide(role, 26)} ${email}`),
          ]
        : []),
      '',
      'Ctrl-C para terminar.',
    ].join('\n'),
  badConfig: (problems: readonly string[]) =>
    ['La configuración tiene problemas:', ...problems.map((problem) => `  ${problem}`)].join('\n'),
  portBusy: (port: string) =>
    `El puerto ${port} está ocupado. Cierre el otro programa o inicie con otro: PORT=3001 npm start`,
  noPermission: 'No hay permiso para escribir en la carpeta de datos. Defina otra con ARRIERO_DATA.',
  noSpace: 'No queda espacio en el disco. Libere espacio e inicie de nuevo.',
  databaseAway:
    'No fue posible conectarse a PostgreSQL. Revise DATABASE_URL y que el servidor esté en marcha.',
  databaseLost: 'La base de datos embebida se detuvo y no fue posible recuperarla. Inicie Arriero de nuevo.',
}
