import type { PaymentConfigProblem } from './lyra.config.ts'

/** One sentence per problem, for the console at start. */
export const paymentConfigTexts: Record<PaymentConfigProblem, string> = {
  site_id: 'El identificador de tienda de la pasarela debe tener ocho dígitos.',
  weak_key: 'La clave de la pasarela es débil: debe tener al menos 16 caracteres variados.',
  weak_previous_key: 'La clave anterior de la pasarela es débil: retírela o corríjala.',
  test_key_in_production:
    'La pasarela está en modo PRODUCTION con una clave de prueba: use la clave de producción.',
  plain_http_in_production:
    'En modo PRODUCTION todas las direcciones de la pasarela deben empezar por https://.',
  unsafe_url:
    'Las direcciones de la pasarela deben ser http(s), sin consulta (?) y solo con letras, dígitos y los signos : / . _ -',
}
