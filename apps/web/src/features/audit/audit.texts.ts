export const auditTexts = {
  sealed: (seal: number) => `Sello ${seal}`,
  check: {
    title: 'Integridad del registro',
    help: 'Cada minuto se sellan con la huella de los anteriores: lo que alguien cambie o borre por fuera no coincide.',
    act: 'Verificar los sellos',
    stop: 'Detener',
    running: (rows: string, seals: string) => `Verificando… ${rows} registros en ${seals} sellos`,
    intact: (rows: string, seals: string) => `Íntegro: ${rows} registros en ${seals} sellos coinciden.`,
    none: 'Todavía no hay sellos: el primero se pone en el próximo minuto.',
    until: 'Último sello',
    hash: 'Guarde esta huella fuera de Arriero: con ella se prueba que nadie quitó sellos del final.',
    broken: (seal: number) => `El sello ${seal} no coincide`,
    causes: {
      rows: 'Un registro de este sello se cambió, se agregó o se quitó después de sellarlo.',
      chain: 'El sello mismo se cambió, o no sigue al anterior.',
      missing: 'El sello no está: alguien lo quitó.',
    },
    ask: 'Avise a quien administra la base de datos y compare con una copia de respaldo.',
  },
} as const
