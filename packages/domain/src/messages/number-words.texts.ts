/** How numbers are said in Spanish, without accents: what somebody writes who spells a telephone out. */
export const unitWords: Readonly<Record<string, number>> = {
  cero: 0,
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
}

export const teenWords: Readonly<Record<string, number>> = {
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veintiun: 21,
  veintiuno: 21,
  veintiuna: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiseis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
}

export const tenWords: Readonly<Record<string, number>> = {
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
}

export const hundredWords: Readonly<Record<string, number>> = {
  cien: 100,
  ciento: 100,
  doscientos: 200,
  doscientas: 200,
  trescientos: 300,
  trescientas: 300,
  cuatrocientos: 400,
  cuatrocientas: 400,
  quinientos: 500,
  quinientas: 500,
  seiscientos: 600,
  seiscientas: 600,
  setecientos: 700,
  setecientas: 700,
  ochocientos: 800,
  ochocientas: 800,
  novecientos: 900,
  novecientas: 900,
}

/** The next digit is said once for several. */
export const timesWords: Readonly<Record<string, number>> = { doble: 2, triple: 3 }

/** What joins a ten and its unit, and the pieces of a spelled number. */
export const andWord = 'y'

/** A number before one of these is how much or how many, never how to reach somebody. */
export const measureWords: ReadonlySet<string> = new Set(
  `mil millon millones peso pesos cop kg kgs kilo kilos km kms kilometro kilometros tn ton tons tonelada toneladas
  hora horas minuto minutos dia dias caja cajas bulto bultos estiba estibas pieza piezas metro metros cm mts`.split(
    /\s+/,
  ),
)

/** Before a number of six digits or more: an account, whatever the number looks like. */
export const accountWord =
  /(?:cuentas?|cta|ahorros?|corriente|nequi|daviplata|bancolombia|davivienda|bbva|breb|bre-b|llave|iban)\b[^0-9\n]{0,24}$/u

/** `juan arroba gmail punto com`, `juan (at) gmail.com`. */
export const spelledEmail =
  /[a-z0-9._%+-]+ ?(?:@|\barroba\b|[([{] ?(?:at|arroba|@) ?[)\]}]) ?[a-z0-9-]+(?: ?(?:\.|\bpunto\b|[([{] ?(?:dot|punto|\.) ?[)\]}]) ?[a-z]{2,})+/gu

/** Pages and names at which somebody is reached elsewhere. */
export const contactLinks =
  /(?:https?:\/\/)?(?:www\.)?(?:wa\.me|api\.whatsapp\.com|chat\.whatsapp\.com|t\.me|telegram\.me|m\.me|facebook\.com|fb\.com|instagram\.com|tiktok\.com|x\.com|twitter\.com)\/[^\s]+|(?<![a-z0-9.])@[a-z0-9_.]{3,}/gu
