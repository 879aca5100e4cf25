export const configTexts = {
  paymentIncomplete: 'PAYMENT_ACTION_URL: PAYMENT_SITE_ID y PAYMENT_KEY son obligatorios',
  insurerIncomplete: 'INSURER_URL: INSURER_KEY es obligatorio',
  demoElsewhere: 'ARRIERO_DEMO: solo con la base de datos embebida',
}
