/** Services whose trucks waited: where to, with what, and what was said of it. */
export const waits = {
  proposed: {
    from: '11001',
    to: '76001',
    street: ['Calle 17 # 68-10', 'Carrera 1 # 46-20'],
    description: 'Repuestos en estibas, cargue por muelle.',
  },
  objected: {
    from: '05001',
    to: '11001',
    street: ['Carrera 50 # 10-30', 'Calle 80 # 116-40'],
    description: 'Textiles en cajas.',
  },
  paid: {
    from: '76001',
    to: '05001',
    street: ['Calle 70 # 1N-15', 'Calle 30 # 65-80'],
    description: 'Productos de aseo en cajas.',
  },
} as const

export const waitingTexts = {
  objection: 'El muelle estuvo libre desde las dos de la tarde; el conductor había salido a almorzar.',
} as const
