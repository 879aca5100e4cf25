/** What the console says. */
export const texts = {
  usage: [
    'Órdenes:',
    '  npm run cluster             levanta todo en este equipo y se queda hasta Ctrl-C',
    '  npm run cluster -- status   dice qué está vivo',
    '  npm run cluster -- down     lo termina desde otra consola; los datos quedan',
    '  npm run cluster -- prove    lo tumba por partes mientras se escribe y cuenta lo que se perdió',
  ].join('\n'),
  notLinux: 'El clúster se prueba en Linux con los paquetes de Debian 12 o más nuevo; este equipo es otro.',
  missing: (packages: readonly string[]) =>
    `Faltan programas de Debian. Instálelos como root y repita: apt-get install --no-install-recommends ${packages.join(' ')}`,
  installing: (packages: readonly string[]) => `Instalando de Debian: ${packages.join(' ')}…`,
  notInstalled: (output: string) => `apt-get no pudo instalar lo que falta:\n${output}`,
  noUser: (name: string) =>
    `Como root hace falta un usuario sin privilegios para los servidores, y «${name}» no existe. Nombre otro con ARRIERO_CLUSTER_USER.`,
  elsewhere: (folder: string, user: string) =>
    `La carpeta de datos no está al alcance del usuario ${user}; el clúster se guarda en ${folder}.`,
  unreachable: (folder: string, user: string) =>
    `El usuario ${user} no puede entrar a ${folder}. Elija otra carpeta con ARRIERO_CLUSTER.`,
  portsBusy: (ports: readonly number[], base: number) =>
    `Hay puertos ocupados (${ports.join(', ')}). Elija otros: ARRIERO_CLUSTER_PORT=${base + 100} npm run cluster`,
  isUp: 'El clúster ya está levantado. Termínelo con: npm run cluster -- down',
  isDown: 'No hay ningún clúster levantado.',
  starting: (what: string) => `Levantando ${what}…`,
  notReady: (what: string, log: string) => `${what} no quedó listo a tiempo. Lo último que dijo:\n${log}`,
  ended: (name: string, how: string) => `${name} terminó (${how}); se levanta otra vez`,
  stopping: 'Terminando el clúster…',
  stopped: 'El clúster terminó; sus datos quedan.',
  ready: (lines: ReadonlyArray<readonly [what: string, where: string]>) =>
    ['', 'El clúster está listo:', ...lines.map(([what, where]) => `  ${what.padEnd(22)} ${where}`)].join(
      '\n',
    ),
  state: (name: string, isAlive: boolean, note: string) =>
    `  ${isAlive ? 'vivo  ' : 'caído '} ${name.padEnd(18)} ${note}`.trimEnd(),
  firstCode: (said: string) => said,
  untilStopped: 'Ctrl-C para terminar.',
  what: {
    portal: 'Portal y API (TLS)',
    certificate: 'Certificado',
    nodes: 'Nodos',
    writer: 'PostgreSQL, escritura',
    reader: 'PostgreSQL, lectura',
    pooler: 'PgBouncer',
    store: 'Archivos (S3)',
    bus: 'NATS',
    folder: 'Carpeta y registros',
  },
} as const
