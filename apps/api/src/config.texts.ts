/** What a person reads of a setting that cannot be used; never its value, which may be a secret. */
const wrong: Record<string, string> = {
  PORT: 'debe ser un número de puerto, de 0 a 65535',
  DATABASE_URL: 'debe ser una dirección de PostgreSQL, como postgres://usuario:clave@servidor:5432/arriero',
  DATABASE_DIRECT_URL:
    'debe ser una dirección de PostgreSQL, como postgres://usuario:clave@servidor:5432/arriero',
  ARRIERO_DEMO: 'debe ser «on» u «off»',
  ARRIERO_DEMO_PASSWORD: 'debe tener entre 15 y 128 caracteres',
  PUBLIC_URL: 'debe ser la dirección web de este Arriero, como https://carga.example.co',
  LOG_LEVEL: 'debe ser debug, info, warn, error o silent',
  LIMIT_FACTOR: 'debe ser un número entre 0.01 y 100000',
  MAP_STYLE_URL: 'debe ser la dirección web de un estilo de mapa',
  PAYMENT_ACTION_URL: 'debe ser la dirección web de la pasarela',
  PAYMENT_MODE: 'debe ser TEST o PRODUCTION',
  PAYMENT_ALGORITHM: 'debe ser sha256 o sha1',
  INSURER_URL: 'debe ser la dirección web de la aseguradora',
  MAIL_URL: 'debe ser la dirección de un servidor de correo, como smtp://usuario:clave@servidor:587',
  MAIL_FROM: 'debe ser un remitente, como Arriero <avisos@example.co>',
  MAIL_SANDBOX: 'debe ser «on» u «off»',
  PLACES_SERVICE: 'debe ser photon=https://… o nominatim=https://…',
  ROUTING_SERVICE: 'debe ser osrm=https://… o valhalla=https://…',
}

export const configTexts = {
  wrong: (key: string) => `${key}: ${wrong[key] ?? 'tiene un valor que no se puede usar'}.`,
  paymentIncomplete: 'PAYMENT_ACTION_URL: PAYMENT_SITE_ID y PAYMENT_KEY son obligatorios.',
  paymentNowhere:
    'PAYMENT_SITE_ID, PAYMENT_KEY y PAYMENT_MODE=PRODUCTION: falta PAYMENT_ACTION_URL, sin ella los pagos irían al simulador.',
  insurerIncomplete: 'INSURER_URL: INSURER_KEY es obligatorio.',
  insurerNowhere: 'INSURER_KEY: falta INSURER_URL, sin ella las pólizas irían al simulador.',
  mailIncomplete: 'MAIL_URL: MAIL_FROM es obligatorio.',
  mailNowhere: 'MAIL_FROM: falta MAIL_URL, sin ella ningún correo saldría de este equipo.',
  mailTwice: 'MAIL_SANDBOX=on: con MAIL_URL los correos se envían de verdad; quite una de las dos.',
  demoElsewhere:
    'ARRIERO_DEMO=on: el mundo de demostración solo existe en la base de datos embebida; quite DATABASE_URL o ARRIERO_DEMO.',
  demoPasswordUnused: 'ARRIERO_DEMO_PASSWORD: no hay mundo de demostración que la use; quítela.',
  demoBeyondMachine:
    'HOST: el mundo de demostración solo se ofrece en este equipo; para otros use ARRIERO_DEMO=off o DATABASE_URL.',
  directAlone: 'DATABASE_DIRECT_URL: defina también DATABASE_URL.',
}
