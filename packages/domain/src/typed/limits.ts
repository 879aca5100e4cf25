/** How much of something is taken: each limit once, for the field that asks and for the server that judges. Spec §5. */

/** "Under 2 MB": this many bytes are already too many. */
export const photoLimitBytes = 2 * 1024 * 1024
export const photoMostPixels = 25_000_000
/** The longest side of a photo; a larger one is scaled down. */
export const photoSidePixels = 2400
export const pdfMostBytes = 10 * 1024 * 1024
export const logoMostBytes = 300_000
/** The limit of an uploaded spreadsheet of reference figures. */
export const sheetMostBytes = 1_000_000
/** Of what a bank answers to a batch: two hundred payouts, with its words to each. */
export const answerMostBytes = 40_000
/** Of a file of services. */
export const importMostBytes = 10 * 1024 * 1024

/** How many pictures go with each; `documents`: with all of a new account together. */
export const picturesMost = { cargo: 8, vehicle: 8, paper: 8, documents: 8, delivery: 5, message: 5 } as const

/** Of an hour of waiting. Decisions §16. */
export const hourMostPesos = 1_000_000

/** How many days ahead something dated may be planned. */
export const planAheadDays = {
  referenceFigures: 366,
  standbyTariff: 730,
  withholdings: 730,
  vatBase: 5 * 366,
} as const

/** For how many days a key to the API may be made, where it ends by itself. */
export const keyDays = [30, 90, 365] as const

/** A paper, or the first registration of a vehicle, is from then at the earliest. */
export const oldestDay = '1950-01-01'
/** A paper ends so many days ahead at most. */
export const longestPaperDays = 10 * 366

/** How long a text that people write may be, in code points: for the field that asks and for the server that judges. */
export const lettersMost = {
  /** What staff writes to each other about something that waits. */
  inboxNote: 1000,
  /** Why staff puts a sign of fraud aside. */
  signalNote: 1000,
  /** What staff writes to each other about a service or a PQR. */
  orderNote: 2000,
  name: 120,
  /** A cédula or a NIT, with its dots and its digit. */
  identification: 20,
  /** Of a PQR, as it is read out. */
  requestNumber: 20,
  cellPhone: 24,
  email: 254,
  /** What was sent or shown to prove something, with its strokes. */
  code: 64,
  /** Read out by who receives the cargo. */
  deliveryCode: 8,
  /** As it is typed; how long one may be that is chosen, `passwordMost` says. */
  password: 1024,
  /** The address of a webhook, where another system is told of events. */
  url: 500,
  /** A bank account number, in digits alone. */
  accountNumber: 20,
  /** A street address, or a place on a route. */
  place: 200,
  /** Of an address whose town stands apart. */
  street: 120,
  bank: 60,
  brand: 40,
  /** What somebody calls a thing of his own: a device, a key, a view of a list. */
  label: 60,
  /** Of a vehicle or a trailer, with the blank or dash in its middle. */
  plate: 7,
  /** The year of a vehicle. */
  model: 4,
  /** A measure or weight with its unit. */
  measure: 24,
  /** Of a payment, as a bank writes it. */
  reference: 60,
  /** Of an account in the PUC, its auxiliaries included. */
  chartCode: 10,
  /** The law that a withholding rests on. */
  basis: 200,
  /** Of a file, as its person knows it. */
  fileName: 200,
  /** Why a payment or a refund came back. */
  comeback: 200,
  paperReason: 300,
  /** Why something is done, or what is thought of it. */
  words: 500,
  cargo: 1000,
  /** What is written in the conversation of a service. */
  message: 1000,
} as const
