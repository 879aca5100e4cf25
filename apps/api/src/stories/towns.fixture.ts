/** Towns far enough apart that which is nearer is plain. */

const at = (name: string, code: string, [latitude, longitude]: [number, number]) => ({
  name,
  code,
  latitude,
  longitude,
  exact: true,
})
export const bogota = at('Bogotá', '11001', [4.65, -74.1])
export const tunja = at('Tunja', '15001', [5.5353, -73.3678])
export const cali = at('Cali', '76001', [3.44, -76.52])
export const medellin = at('Medellín', '05001', [6.2476, -75.5658])
