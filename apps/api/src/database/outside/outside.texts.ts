/** What a person reads when an outside PostgreSQL cannot serve: what is wrong and the way out. `subject` as each one needs it. */
export const outsideTexts = {
  unreachable: (place: string) =>
    `No fue posible conectarse a PostgreSQL en ${place}. Revise la dirección en DATABASE_URL y que el servidor esté en marcha y acepte conexiones desde este equipo.`,
  credentials: (place: string) =>
    `PostgreSQL no aceptó el usuario o la contraseña en ${place}. Revise DATABASE_URL y el archivo pg_hba.conf del servidor.`,
  database: (place: string) =>
    `La base de datos de DATABASE_URL no existe en ${place}. Créela con «createdb», o corrija la dirección.`,
  certificate: (place: string) =>
    `La conexión cifrada con PostgreSQL en ${place} falló. Revise «sslmode» en DATABASE_URL y el certificado del servidor.`,
  full: (place: string) =>
    `PostgreSQL en ${place} no admite más conexiones. Aumente «max_connections», o cierre las de otros programas.`,
  pooler: (place: string) =>
    `En ${place} responde un pooler de conexiones. Déjelo en DATABASE_URL y defina DATABASE_DIRECT_URL con la dirección directa del servidor.`,
  permission: (place: string) =>
    `El usuario de DATABASE_URL no puede crear tablas y extensiones en ${place}. Hágalo dueño de la base de datos.`,
  version: (version: string) =>
    `El servidor de DATABASE_URL es PostgreSQL ${version}: Arriero necesita la versión 15 o una más nueva.`,
  encoding: (encoding: string) =>
    `La base de datos de DATABASE_URL usa la codificación ${encoding}. Cree una con UTF8: createdb --encoding=UTF8 --template=template0`,
  durability: () =>
    'El servidor de DATABASE_URL tiene «fsync» apagado y puede perder datos en un corte de energía. Enciéndalo antes de iniciar Arriero.',
  readOnly: () =>
    'El servidor de DATABASE_URL es una réplica de solo lectura. Use la dirección del servidor principal.',
  missing: (what: string) =>
    `Al servidor de DATABASE_URL le falta ${what}. Instale «postgresql-contrib» y un PostgreSQL compilado con ICU.`,
  otherDatabase: () =>
    'DATABASE_URL y DATABASE_DIRECT_URL llevan a bases de datos distintas. Las dos deben ser la misma.',
  newerSchema: () =>
    'La base de datos es de una versión más nueva de Arriero. Inicie esa versión, o recupere una copia anterior.',
  halfFilled: () =>
    'En la base de datos de DATABASE_URL hay un mundo de demostración a medio hacer. Inicie con ARRIERO_DEMO=on para terminarlo, o use otra base de datos.',
  ownPeople: () =>
    'ARRIERO_DEMO=on: en la base de datos de DATABASE_URL ya hay cuentas propias. Quite ARRIERO_DEMO, o use una base de datos vacía.',
  fillingLost: () =>
    'Se perdió la conexión con PostgreSQL mientras se preparaba el mundo de demostración. Inicie de nuevo: el mundo se prepara otra vez desde el principio.',
}

/** What a person reads about a server that serves and should be set otherwise. */
export const outsideAdvice = {
  fewLocks: (found: number, least: number) =>
    `PostgreSQL tiene «max_locks_per_transaction» en ${found}: con años de historia las consultas necesitarán ${least}. Cámbielo y reinicie PostgreSQL; mientras tanto Arriero funciona.`,
}
