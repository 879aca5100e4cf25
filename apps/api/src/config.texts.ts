/** What a person reads of a setting that cannot be used; never its value, which may be a secret. */
const wrong: Record<string, string> = {
  PORT: 'debe ser un número de puerto, de 0 a 65535',
  ARRIERO_KEYS: 'debe ser la línea completa que muestra «npm run arriero -- llaves»',
  FILES_S3_URL:
    'debe ser la dirección del depósito S3 con su contenedor, como https://almacen.example.co/arriero',
  FILES_S3_KEY: 'debe ser el identificador de la llave del depósito, completo',
  FILES_S3_SECRET: 'debe ser el secreto de la llave del depósito, completo',
  FILES_S3_REGION: 'debe ser la región del depósito, como us-east-1',
  FILES_S3_READS: 'debe ser node o store',
  DATABASE_URL: 'debe ser una dirección de PostgreSQL, como postgres://usuario:clave@servidor:5432/arriero',
  DATABASE_DIRECT_URL:
    'debe ser una dirección de PostgreSQL, como postgres://usuario:clave@servidor:5432/arriero',
  DATABASE_CONNECTIONS: 'debe ser un número entero entre 4 y 200',
  ARRIERO_DEMO: 'debe ser «on» u «off»',
  KEYS_LOST: 'debe ser «on» u «off»',
  ARRIERO_DEMO_PASSWORD: 'debe tener entre 15 y 128 caracteres',
  PUBLIC_URL: 'debe ser la dirección web de este Arriero, sin nada después, como https://carga.example.co',
  ALSO_AT:
    'debe ser una lista de direcciones web de este Arriero separadas por comas, sin nada después, como http://10.0.0.5:3000',
  LOG_LEVEL: 'debe ser debug, info, warn, error o silent',
  LIMIT_FACTOR: 'debe ser un número entre 0.01 y 100000',
  MOST_WAIT_MS: 'debe ser un número entero de milisegundos entre 0 y 10000',
  PUBLIC_LINKS:
    'debe ser una lista como android=https://…,facebook=https://…; los nombres son android, ios, facebook, instagram, twitter y youtube',
  MAP_STYLE_URL: 'debe ser la dirección web de un estilo de mapa',
  PAYMENT_ACTION_URL: 'debe ser la dirección web de la pasarela',
  PAYMENT_REST_URL: 'debe ser la dirección web de los servicios REST de la pasarela',
  PAYMENT_REST_PASSWORD: 'debe ser la contraseña REST de la pasarela',
  PAYMENT_MODE: 'debe ser TEST o PRODUCTION',
  PAYMENT_ALGORITHM: 'debe ser sha256 o sha1',
  INSURER_URL: 'debe ser la dirección web de la aseguradora',
  MAIL_URL: 'debe ser la dirección de un servidor de correo, como smtp://usuario:clave@servidor:587',
  MAIL_FROM: 'debe ser un remitente, como Arriero <avisos@example.co>',
  MAIL_SANDBOX: 'debe ser «on» u «off»',
  MAILBOX_ADDRESS: 'debe ser una dirección de correo sin nombre ni «+», como pqr@example.co',
  MAILBOX_SECRET: 'debe tener al menos 24 caracteres',
  MAILBOX_IMAP_URL: 'debe ser la dirección de un buzón IMAP, como imaps://usuario:clave@servidor:993/INBOX',
  MAILBOX_SANDBOX: 'debe ser «on» u «off»',
  WHATSAPP_PHONE_ID: 'debe ser el identificador del número en Meta, solo dígitos',
  WHATSAPP_TOKEN: 'debe ser el token de acceso de Meta, completo',
  WHATSAPP_APP_SECRET: 'debe ser la clave secreta de la aplicación en Meta, completa',
  WHATSAPP_VERIFY_TOKEN: 'debe tener al menos 8 caracteres',
  WHATSAPP_API_VERSION: 'debe ser una versión de la API, como v23.0',
  WHATSAPP_LANGUAGE: 'debe ser el idioma de las plantillas, como es o es_CO',
  WHATSAPP_SANDBOX: 'debe ser «on» u «off»',
  WEBHOOK_PRIVATE_TARGETS: 'debe ser «on» u «off»',
  PLACES_SERVICE: 'debe ser photon=https://… o nominatim=https://…',
  ROUTING_SERVICE: 'debe ser osrm=https://… o valhalla=https://…',
}

export const configTexts = {
  wrong: (key: string) => `${key}: ${wrong[key] ?? 'tiene un valor que no se puede usar'}.`,
  paymentIncomplete: 'PAYMENT_ACTION_URL: PAYMENT_SITE_ID y PAYMENT_KEY son obligatorios.',
  paymentNowhere:
    'PAYMENT_SITE_ID, PAYMENT_KEY, PAYMENT_REST_URL y PAYMENT_MODE=PRODUCTION: falta PAYMENT_ACTION_URL, sin ella los pagos irían al simulador.',
  restIncomplete: 'PAYMENT_REST_URL y PAYMENT_REST_PASSWORD: van las dos o ninguna.',
  restNowhere:
    'PAYMENT_REST_URL: falta PAYMENT_ACTION_URL, los pagos son simulados y no hay qué devolver por ella.',
  restOtherMode:
    'PAYMENT_REST_PASSWORD: en PRODUCTION empieza por prodpassword_ y en TEST por testpassword_; esta es del otro modo.',
  paymentSha1: 'PAYMENT_ALGORITHM: en PRODUCTION debe ser sha256; elija HMAC-SHA-256 también en la pasarela.',
  insurerIncomplete: 'INSURER_URL: INSURER_KEY es obligatorio.',
  insurerNowhere: 'INSURER_KEY: falta INSURER_URL, sin ella las pólizas irían al simulador.',
  filesIncomplete: 'FILES_S3_URL, FILES_S3_KEY y FILES_S3_SECRET: van las tres o ninguna.',
  metricsPublic: 'METRICS_PORT: debe ser otro que PORT; las métricas no se muestran a quien llega al portal.',
  mailIncomplete: 'MAIL_URL: MAIL_FROM es obligatorio.',
  mailNowhere: 'MAIL_FROM: falta MAIL_URL, sin ella ningún correo saldría de este equipo.',
  mailTwice: 'MAIL_SANDBOX=on: con MAIL_URL los correos se envían de verdad; quite una de las dos.',
  mailboxIncomplete:
    'MAILBOX_ADDRESS: va con MAILBOX_SECRET, con MAILBOX_IMAP_URL o con las dos; ninguna va sin ella.',
  mailboxTwice: 'MAILBOX_SANDBOX=on: con MAILBOX_ADDRESS los correos llegan de verdad; quite una de las dos.',
  mailboxAlone:
    'MAILBOX_ADDRESS: falta MAIL_URL, sin ella ningún correo le dice a la persona a dónde responder.',
  whatsappIncomplete:
    'WHATSAPP_PHONE_ID, WHATSAPP_TOKEN, WHATSAPP_APP_SECRET y WHATSAPP_VERIFY_TOKEN: van las cuatro o ninguna.',
  whatsappTwice:
    'WHATSAPP_SANDBOX=on: con WHATSAPP_PHONE_ID los mensajes se envían de verdad; quite una de las dos.',
  whatsappAddress: 'PUBLIC_URL: con WHATSAPP_PHONE_ID debe ser https, Meta escribe a esa dirección.',
  demoPasswordUnused: 'ARRIERO_DEMO_PASSWORD: no hay mundo de demostración que la use; quítela.',
  demoBeyondMachine:
    'HOST: el mundo de demostración solo se ofrece en este equipo; para otros use ARRIERO_DEMO=off o DATABASE_URL.',
  webhooksInside:
    'WEBHOOK_PRIVATE_TARGETS=on: con DATABASE_URL los webhooks solo llaman a servidores públicos; quite una de las dos.',
  readAlone: 'DATABASE_READ_URL: defina también DATABASE_URL, la base de datos de la que es réplica.',
  directAlone: 'DATABASE_DIRECT_URL: defina también DATABASE_URL.',
}

/** What an installation lacks; told by the console at each start and to administrators on their screen. */
export const gapTexts = {
  publicUrl:
    'PUBLIC_URL: falta la dirección con la que las personas llegan; sin ella los enlaces de los correos no abren.',
  https: 'PUBLIC_URL: use https; sin él las contraseñas viajan sin cifrar.',
  alsoAt: 'ALSO_AT: use https; por una dirección sin él las contraseñas viajan sin cifrar.',
  proxies:
    'TRUSTED_PROXIES: falta la dirección de su proxy; sin ella todas las personas cuentan como una en los límites.',
  database:
    'DATABASE_URL: falta una base de datos PostgreSQL propia, con respaldos; la embebida es para probar.',
  payment: 'PAYMENT_ACTION_URL: falta la pasarela; los pagos son simulados y no mueven dinero real.',
  paymentTest: 'PAYMENT_MODE: la pasarela está en modo TEST; los pagos no mueven dinero real.',
  insurer: 'INSURER_URL: falta la aseguradora; las pólizas son simuladas.',
  mail: 'MAIL_URL: falta el servidor de correo; ningún código ni aviso sale de este equipo.',
  mailOpen: 'MAIL_SANDBOX=on: cualquiera que llegue a la plataforma lee los correos; quítela.',
  mailboxOpen: 'MAILBOX_SANDBOX=on: cualquiera que llegue a la plataforma escribe correos; quítela.',
  whatsappOpen: 'WHATSAPP_SANDBOX=on: cualquiera que llegue a la plataforma lee esos mensajes; quítela.',
  contact: 'CONTACT_PHONE o CONTACT_EMAIL: falta cómo contactarlos; las personas no ven a quién llamar.',
  limits: 'LIMIT_FACTOR: los límites de llamadas están por encima de lo normal; quítela.',
  webhooks: 'WEBHOOK_PRIVATE_TARGETS=on: los webhooks pueden llamar a su red interna; quítela.',
}
