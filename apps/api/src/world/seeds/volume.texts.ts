/** What a client company of the demo keeps to ask for many services. */
export const volumeSeeds = {
  places: [
    {
      name: 'CEDI Fontibón',
      place: {
        name: 'Calle 17 # 120-30, Bogotá',
        latitude: 4.676,
        longitude: -74.147,
        code: '11001',
        exact: true,
      },
      contactName: 'Jefe de despachos',
      contactPhone: '3105550142',
      opens: '06:00',
      closes: '18:00',
      instructions: 'Muelle 4. Casco y chaleco; anunciar la placa en portería.',
    },
    {
      name: 'Bodega Itagüí',
      place: {
        name: 'Calle 31 # 44-120, Itagüí',
        latitude: 6.174,
        longitude: -75.606,
        code: '05360',
        exact: true,
      },
      contactName: 'Recibo de mercancía',
      contactPhone: '3145550177',
      opens: '07:00',
      closes: '16:00',
      instructions: 'Entregar remesa y factura en la ventanilla 2.',
    },
  ],
  template: 'Despacho semanal',
  recurring: 'Lunes y jueves',
  file: 'Despachos de la semana.csv',
  head: 'Referencia;Origen;Destino;Fecha;Hora;Tipo de carga;Tipo de vehículo;Peso (kg);Alto (cm);Ancho (cm)',
  rows: (day: string): string[] => [
    `PED-101;CEDI Fontibón;Bodega Itagüí;${day};07:00;General;Camión sencillo;7000;220;240`,
    `PED-102;CEDI Fontibón;Cali;${day};08:00;General;Dobletroque;14500;220;240`,
    `PED-103;CEDI Fontibón;San Pedro;${day};temprano;General;Turbo;4000;200;210`,
  ],
} as const
