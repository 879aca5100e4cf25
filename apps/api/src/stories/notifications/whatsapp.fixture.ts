/** A house with an account at Meta, whose calls go to the test. */
export const cloudSettings = {
  WHATSAPP_SANDBOX: 'off',
  WHATSAPP_PHONE_ID: '106540352242922',
  WHATSAPP_TOKEN: 'una-llave-larga-y-de-mentira',
  WHATSAPP_APP_SECRET: 'otra-llave-de-mentira',
  WHATSAPP_VERIFY_TOKEN: 'palabra-propia',
} as const
