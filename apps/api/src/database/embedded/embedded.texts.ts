/** What a person reads when the embedded PostgreSQL cannot serve: what happened and the way out. */
export const embeddedTexts = {
  locked: (dataFolder: string) =>
    `Otro Arriero ya está usando la carpeta de datos ${dataFolder}. Ciérrelo primero, o inicie este con otra carpeta: ARRIERO_DATA=./otra-carpeta npm start`,
  root: () => 'Inicie Arriero con un usuario normal o defina DATABASE_URL.',
  space: (dataFolder: string) =>
    `No queda espacio en el disco de ${dataFolder}. Libere al menos 300 MB y vuelva a iniciar Arriero; los datos guardados siguen intactos.`,
  permission: (dataFolder: string) =>
    `Arriero no puede escribir en la carpeta de datos ${dataFolder}. Inícielo con el usuario dueño de esa carpeta, o elija otra: ARRIERO_DATA=./otra-carpeta npm start`,
  folder: (dataFolder: string) =>
    `ARRIERO_DATA=${dataFolder} no es una carpeta ni se puede crear ahí. Elija otra: ARRIERO_DATA=./otra-carpeta npm start`,
  socket: (folder: string) =>
    `La carpeta temporal ${folder} es de otro usuario. Bórrela, o defina TMPDIR con una carpeta propia y vuelva a iniciar Arriero.`,
  binary: (platform: string) =>
    `No hay un PostgreSQL incluido para ${platform}. Ejecute «npm ci», o defina DATABASE_URL con un PostgreSQL 15 o más nuevo.`,
  version: (dataFolder: string) =>
    `La carpeta de datos ${dataFolder} es de otra versión de PostgreSQL. Inicie la versión de Arriero que la creó, o elija otra carpeta con ARRIERO_DATA.`,
  failed: (logFile: string) =>
    `La base de datos incluida no pudo iniciar. El motivo está en ${logFile}; los datos guardados no se tocaron.`,
}
