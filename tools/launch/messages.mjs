// What the person at the console reads: what happened and the way out, one sentence each.

/** What was asked for, to be asked for again. */
const order = process.env['npm_lifecycle_event'] === 'build' ? 'npm run build' : 'npm start'

export const messages = {
  oldNode: `Arriero necesita Node 20 o más nuevo y este es ${process.version}. Instálelo desde https://nodejs.org y repita ${order}.`,
  installing: 'Instalando lo necesario (solo la primera vez o tras una actualización)…',
  installed: 'Instalación lista',
  building: 'Construyendo el portal…',
  built: 'Portal construido',
  /** @param {string} folder */
  releaseReady: (folder) => `Todo está instalado y construido en ${folder}.`,
  stopping: 'Cerrando Arriero…',
  /** @param {number} port */
  busyPort: (port) =>
    `El puerto ${port} está ocupado, quizá por otro Arriero. Cierre ese programa, o elija otro puerto: PORT=${port + 1} npm start`,
  /** @param {string} port */
  badPort: (port) => `PORT debe ser un número entre 1 y 65535, y es «${port}».`,
  /** @param {number} port */
  forbiddenPort: (port) =>
    `Este usuario no puede abrir el puerto ${port}. Elija uno mayor que 1023: PORT=3000 npm start`,
  /** @param {string} folder @param {number} megabytes */
  noSpace: (folder, megabytes) =>
    `No hay espacio suficiente en el disco de ${folder}: libere al menos ${megabytes} MB y repita ${order}.`,
  /** @param {string} folder */
  noPermission: (folder) =>
    `No hay permiso para escribir en ${folder}. Use el usuario dueño de esa carpeta o corrija sus permisos, y repita ${order}.`,
  noNetwork: `No se pudo llegar al registro de npm. Revise la conexión a internet (o el proxy de npm) y repita ${order}.`,
  noNpm: `No se encontró npm, que viene con Node. Instale Node desde https://nodejs.org y repita ${order}.`,
  noRuntime: `No hay un Node 26 incluido para ${process.platform}-${process.arch}. Instale Node 26 o más nuevo y repita ${order}.`,
  installFailed: `La instalación falló por el motivo de arriba. Corríjalo y repita ${order}.`,
  buildFailed: `El portal no se pudo construir por el motivo de arriba. Corríjalo y repita ${order}.`,
}

/** A stop that the person can mend: the message is all that is printed. */
export class Refusal extends Error {}

/**
 * The sentence for an error of the file system; undefined for any other.
 * @param {unknown} error
 */
export const explainFileError = (error) => {
  if (!(error instanceof Error) || !('code' in error) || !('path' in error)) return undefined
  return explain(String(error.code), String(error.path))
}

/**
 * The sentence for what a program wrote before it failed; undefined where it says nothing we know.
 * @param {string} output
 * @param {string} folder where it was writing
 */
export const explain = (output, folder) => {
  if (/ENOSPC|no space left|EDQUOT/i.test(output)) return messages.noSpace(folder, 1000)
  if (/EACCES|EPERM|EROFS/.test(output)) return messages.noPermission(folder)
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/.test(
      output,
    )
  )
    return messages.noNetwork
  return undefined
}
