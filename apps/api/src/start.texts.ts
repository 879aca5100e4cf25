/** What the console says. */
import type { KeyFile } from '#features/second-factors/installation-keys.ts'
import type { Login } from '#world/demo.ts'

const wide = (text: string, width: number) => text.padEnd(width)

export type Announcement = {
  url: string
  logins?: readonly Login[]
  /** Only given while there is no administrator yet. */
  setupCode?: string | undefined
  /** What the installation lacks, one sentence each. */
  gaps?: readonly string[]
}

const demoLines = (logins: readonly Login[]) =>
  logins.length === 0
    ? []
    : [
        '',
        'Mundo de demostración. Contraseña de todos: ' + (logins[0]?.password ?? ''),
        ...logins.map(({ role, email }) => `  ${wide(role, 26)} ${email}`),
      ]

const setupLines = (url: string, code: string | undefined) =>
  code === undefined
    ? []
    : [
        '',
        'Todavía no hay ningún administrador. Cree el primero en',
        `  ${url}/auth/primer-administrador`,
        'con este código, que sirve una sola vez y vence en 24 horas:',
        `  ${code}`,
        'Si lo pierde, inicie Arriero de nuevo: cada nodo muestra el mismo hasta que venza.',
      ]

const gapLines = (gaps: readonly string[]) =>
  gaps.length === 0
    ? []
    : ['', 'Antes de atender clientes, revise la configuración:', ...gaps.map((gap) => `  ${gap}`)]

const otherKeyEffect: Readonly<Record<KeyFile, string>> = {
  'seal-key.json': ': con ella nadie ingresaría con su segundo factor',
  'webhook-key.json': ': con ella los webhooks llevarían otra firma',
}

export const startTexts = {
  ready: ({ url, logins = [], setupCode, gaps = [] }: Announcement) =>
    [
      '',
      `Arriero está listo en ${url}`,
      ...demoLines(logins),
      ...setupLines(url, setupCode),
      ...gapLines(gaps),
      '',
      'Ctrl-C para terminar.',
    ].join('\n'),
  makingDemo: 'Preparando el mundo de demostración (solo la primera vez)…',
  waitingForDemo: 'Otro nodo prepara el mundo de demostración; este inicia cuando esté listo…',
  waitingForDatabase: (problem: string) =>
    `${problem} Este nodo espera hasta dos minutos a que la base de datos vuelva…`,
  publicUrlElsewhere: (url: string) =>
    `PUBLIC_URL: ${url} no lleva a este nodo, y el mundo de demostración compra sus pólizas por esa dirección. Corríjala, o revise el proxy.`,
  badConfig: (problems: readonly string[]) =>
    ['La configuración tiene problemas:', ...problems.map((problem) => `  ${problem}`)].join('\n'),
  otherKey: (file: KeyFile) =>
    [
      `La llave ${file} de ARRIERO_DATA no es la de los datos de esta base de datos${otherKeyEffect[file]}.`,
      'Use las mismas llaves en todos los nodos (la misma carpeta de datos, o la misma línea en ARRIERO_KEYS), o recupérelas de su copia de seguridad.',
      'Si se perdió para siempre, inicie una sola vez con KEYS_LOST=on: docs/operations.md dice qué deja de servir.',
    ].join('\n'),
  portBusy: (port: string) =>
    `El puerto ${port} está ocupado. Cierre el otro programa o inicie con otro: PORT=3001 npm start`,
  hostUnknown: 'HOST no es una dirección de este equipo. Quítelo, o use 0.0.0.0 para escuchar en todas.',
  noPermission: 'No hay permiso para escribir en la carpeta de datos. Defina otra con ARRIERO_DATA.',
  noFolder:
    'ARRIERO_DATA no es una carpeta ni se puede crear ahí. Elija otra: ARRIERO_DATA=./otra-carpeta npm start',
  noSpace: 'No queda espacio en el disco. Libere espacio e inicie de nuevo.',
  databaseLost: 'La base de datos embebida se detuvo y no fue posible recuperarla. Inicie Arriero de nuevo.',
}
